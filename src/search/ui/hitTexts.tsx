import type {ReactNode} from 'react';
import type {SearchHit, TextPart} from '@site/src/search/client/contract';
import type {Hierarchy, HierarchyLevel, HitType} from '@site/src/lib/search/record';
import {docPath, docIds} from '@site/src/site/docs';

/**
 * A title or a snippet with its matches marked. A different text is rendered as a new element, because React couldn't
 * update single text nodes once a translation has replaced them.
 */
export function Highlighted({parts}: {readonly parts: readonly TextPart[]}): ReactNode {
  return (
    <bdi key={JSON.stringify(parts)}>
      {parts.map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
    </bdi>
  );
}

/** What a result or a card about a missing feature begins with. */
export const missingLabel = 'Not in this release';

const missingFeature = `${docPath(docIds.notSupported)}#`;

interface HitTitleProps extends Pick<SearchHit, 'url' | 'title'> {
  /** The type of the hit, or the list of stored searches that contains it. */
  readonly type: HitType | 'recent' | 'favorite';
}

/**
 * The title of a result. That of a missing feature says so, because its name alone would suggest that the console has
 * it.
 */
export function HitTitle({url, title, type}: HitTitleProps): ReactNode {
  // The areas of that page, such as "Storage and availability", are headings of level 2.
  const isMissing = type !== 'lvl2' && url.includes(missingFeature);
  return (
    <>
      {/* In an element, because translation replaces text nodes, which React then couldn't remove. */}
      {isMissing && <span>{`${missingLabel}: `}</span>}
      <Highlighted parts={title} />
    </>
  );
}

/** The words of a result that matched, each once. */
export function matchedWords({title, snippet}: Pick<SearchHit, 'title' | 'snippet'>): readonly string[] {
  const parts = [...title, ...(snippet ?? [])];
  return [...new Set(parts.filter(({isMatch}) => isMatch).map(({text}) => text.toLowerCase()))];
}

/** The headings at these levels, from the outside in. */
export function headingPath(hierarchy: Partial<Hierarchy>, levels: readonly HierarchyLevel[]): string {
  return levels.flatMap((level) => hierarchy[level] ?? []).join(' › ');
}
