import {escapeHtml} from './escape';
import {headingTypes, type HitType} from '../shared/record';
import type {SearchHit} from './client';

const hitTypes = new Set<unknown>([...headingTypes, 'content'] satisfies readonly HitType[]);

/** Leaves the marks and makes everything else text: the hosted index returns what it was given, markup included. */
export function sanitizeHighlight(html: string): string {
  return escapeHtml(html).replace(/&lt;(\/?(?:mark|em))&gt;/g, '<$1>');
}

function sanitizeTree<Tree>(tree: Tree): Tree {
  if (Array.isArray(tree)) {
    return tree.map(sanitizeTree) as Tree;
  }
  if (typeof tree !== 'object' || tree === null) {
    return tree;
  }
  const entries = Object.entries(tree).map(([key, value]: [string, unknown]) => [
    key,
    key === 'value' && typeof value === 'string' ? sanitizeHighlight(value) : sanitizeTree(value),
  ]);
  return Object.fromEntries(entries) as Tree;
}

/** Whether a link to this address may be drawn: absolute, and of the web. */
export function isWebAddress(url: unknown): url is string {
  return typeof url === 'string' && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** Drops hits that cannot be drawn or whose address runs code, and cleans the HTML of the others. */
export function sanitizeHits(hits: readonly SearchHit[]): readonly SearchHit[] {
  return hits
    .filter(
      ({url, type, hierarchy}) => isWebAddress(url) && hitTypes.has(type) && typeof hierarchy === 'object',
    )
    .map(({_highlightResult, _snippetResult, ...hit}) => ({
      ...hit,
      ...(_highlightResult && {_highlightResult: sanitizeTree(_highlightResult)}),
      ...(_snippetResult && {_snippetResult: sanitizeTree(_snippetResult)}),
    }));
}
