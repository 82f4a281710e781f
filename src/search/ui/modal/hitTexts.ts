import type {SearchHit} from '@site/src/search/client/client';
import {escapeHtml} from '@site/src/search/engine/escape';
import {resultHtml} from '@site/src/search/client/resultHtml';
import {headingTypes, type Hierarchy} from '@site/plugins/search-index/shared/record';

/** What a hit of an answer and a stored search have in common; the latter has neither of the last two. */
export interface TextSource extends Pick<SearchHit, '_highlightResult' | '_snippetResult'> {
  readonly hierarchy?: Partial<Hierarchy>;
}

/** Texts as highlighted HTML; `path` is plain text. */
export interface HitTexts {
  /** Whole: only the text below is cut to so many words. */
  readonly title: string;
  readonly path: readonly string[];
  readonly snippet: string | null;
}

/** Title, path of parent headings and snippet of a hit. */
export function hitTexts({hierarchy, _highlightResult, _snippetResult}: TextSource): HitTexts {
  const levels = headingTypes.filter((level) => Boolean(hierarchy?.[level]));
  const own = levels.at(-1) ?? 'lvl0';
  const parents = ['lvl0' as const, ...levels.slice(0, -1)];
  // The group already says lvl0; it is the path only where there is no other parent.
  const path = (parents.length > 1 ? parents.slice(1) : parents).flatMap((level) => hierarchy?.[level] ?? []);
  return {
    title: resultHtml(_highlightResult, 'hierarchy', own) ?? escapeHtml(hierarchy?.[own] ?? ''),
    path,
    snippet: resultHtml(_snippetResult, 'content'),
  };
}
