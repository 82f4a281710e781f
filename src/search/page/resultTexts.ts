import type {SearchHit} from '@site/src/search/client/client';
import {escapeHtml} from '@site/src/search/engine/escape';
import {resultHtml} from '@site/src/search/client/resultHtml';
import {headingTypes, type HierarchyLevel} from '@site/plugins/search-index/shared/record';

/** Title and snippet as highlighted HTML; `path` is plain text. */
export interface ResultTexts {
  readonly title: string;
  readonly path: readonly string[];
  readonly snippet: string | null;
}

/** What the search page says about a hit; the path begins with the category. */
export function resultTexts(hit: SearchHit): ResultTexts {
  const {hierarchy} = hit;
  const levels = (['lvl0', ...headingTypes] as const).filter((level) => Boolean(hierarchy?.[level]));
  const own: HierarchyLevel = levels.at(-1) ?? 'lvl0';
  return {
    title: resultHtml(hit._highlightResult, 'hierarchy', own) ?? escapeHtml(hierarchy?.[own] ?? ''),
    path: levels.slice(0, -1).flatMap((level) => hierarchy?.[level] ?? []),
    snippet: hit.type === 'content' ? resultHtml(hit._snippetResult, 'content') : null,
  };
}
