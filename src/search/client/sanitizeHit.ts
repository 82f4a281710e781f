import {escapeHtml} from '../engine/escape';
import {headingTypes, type HitType} from '../../../plugins/search-index/shared/record';
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

/** Whether a link may lead there: a path of this site, or the web. `//host` and `/\\host` lead elsewhere. */
export function isSafeLink(url: unknown): url is string {
  return typeof url === 'string' && (/^\/(?![/\\])/.test(url) || isWebAddress(url));
}

/** Whether every heading is text or missing, as whoever draws it expects. */
export function isHierarchy(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((heading) => heading === null || typeof heading === 'string')
  );
}

function isDrawable(hit: unknown): hit is SearchHit {
  const {url, type, hierarchy} = (hit ?? {}) as Readonly<Record<string, unknown>>;
  return isWebAddress(url) && hitTypes.has(type) && isHierarchy(hierarchy);
}

/** Drops hits that cannot be drawn or whose address runs code, and cleans the HTML of the others. */
export function sanitizeHits(hits: readonly unknown[]): readonly SearchHit[] {
  return hits.filter(isDrawable).map(({_highlightResult, _snippetResult, ...hit}) => ({
    ...hit,
    ...(_highlightResult && {_highlightResult: sanitizeTree(_highlightResult)}),
    ...(_snippetResult && {_snippetResult: sanitizeTree(_snippetResult)}),
  }));
}
