import type {SearchHit, ResultTree, HighlightResult} from '@site/plugins/site-search/browser/client';
import {escapeHtml} from '@site/plugins/site-search/browser/escape';
import {headingTypes, type HierarchyLevel} from '@site/plugins/site-search/shared/record';

/** Title and snippet as highlighted HTML; `path` is plain text. */
export interface ResultTexts {
  readonly title: string;
  readonly path: readonly string[];
  readonly snippet: string | null;
}

type Results = ResultTree<Pick<HighlightResult, 'value'>> | undefined;

function htmlAt(results: Results, ...keys: readonly string[]): string | null {
  let node: unknown = results;
  for (const key of [...keys, 'value']) {
    node =
      typeof node === 'object' && node !== null ? (node as Readonly<Record<string, unknown>>)[key] : null;
  }
  return typeof node === 'string' ? node : null;
}

/** What the search page says about a hit; the path begins with the category. */
export function resultTexts(hit: SearchHit): ResultTexts {
  const {hierarchy} = hit;
  const levels = (['lvl0', ...headingTypes] as const).filter((level) => Boolean(hierarchy?.[level]));
  const own: HierarchyLevel = levels.at(-1) ?? 'lvl0';
  return {
    title: htmlAt(hit._highlightResult, 'hierarchy', own) ?? escapeHtml(hierarchy?.[own] ?? ''),
    path: levels.slice(0, -1).flatMap((level) => hierarchy?.[level] ?? []),
    snippet: hit.type === 'content' ? htmlAt(hit._snippetResult, 'content') : null,
  };
}
