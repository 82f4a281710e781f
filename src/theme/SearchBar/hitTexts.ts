import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import {headingTypes} from '@site/plugins/site-search/shared/record';
import {escapeHtml} from '@site/plugins/site-search/browser/escape';

type Hit = InternalDocSearchHit | StoredDocSearchHit;

/** Texts as highlighted HTML; `path` is plain text. */
export interface HitTexts {
  readonly title: string;
  readonly path: readonly string[];
  readonly snippet: string | null;
}

function shownHtml(hit: Hit, level: (typeof headingTypes)[number]): string {
  const snippets =
    '_snippetResult' in hit
      ? (hit._snippetResult.hierarchy as Partial<typeof hit._snippetResult.hierarchy> | undefined)
      : undefined;
  return snippets?.[level]?.value ?? escapeHtml(hit.hierarchy[level] ?? '');
}

/** Title, path of parent headings and snippet of a hit (row 37). */
export function hitTexts(hit: Hit): HitTexts {
  const levels = headingTypes.filter((level) => Boolean(hit.hierarchy[level]));
  const own = levels.at(-1);
  const parents = ['lvl0' as const, ...levels.slice(0, -1)];
  // The group already says lvl0; it is the path only where there is no other parent.
  const path = (parents.length > 1 ? parents.slice(1) : parents).flatMap(
    (level) => hit.hierarchy[level] ?? [],
  );
  const content =
    '_snippetResult' in hit
      ? (hit._snippetResult.content as {readonly value: string} | undefined)
      : undefined;
  return {
    title: own ? shownHtml(hit, own) : escapeHtml(hit.hierarchy.lvl0),
    path,
    snippet: content?.value ?? null,
  };
}
