import {nearestHeading, nearestLevel} from '../../../lib/search/record';
import type {SearchHit, TextPart} from '../contract';
import {isHierarchy, isHitType, isWebAddress} from '../foreignData';
import {cutSnippet} from '../snippet';

/** Tags around each match: the only markup that's read. */
export const tags = {highlightPreTag: '<mark>', highlightPostTag: '</mark>'} as const;

/** The service marks matches but doesn't escape anything: between the marks, everything is text. */
export function markedParts(marked: string): readonly TextPart[] {
  return marked
    .split(/(<mark>.*?<\/mark>)/s)
    .map((piece) => ({text: piece.replace(/<\/?mark>/g, ''), isMatch: piece.startsWith('<mark>')}))
    .filter(({text}) => text !== '');
}

/** The marked text at a path of `_highlightResult` or `_snippetResult`; `null` where there's none. */
function markedAt(tree: unknown, ...path: readonly string[]): readonly TextPart[] | null {
  const value = [...path, 'value'].reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null ? (node as Readonly<Record<string, unknown>>)[key] : null,
    tree,
  );
  return typeof value === 'string' ? markedParts(value) : null;
}

function readHit(hit: unknown, words: number): SearchHit | null {
  const {objectID, url, type, hierarchy, content, ...results} = (hit ?? {}) as Readonly<
    Record<string, unknown>
  >;
  if (typeof objectID !== 'string' || !isWebAddress(url) || !isHitType(type) || !isHierarchy(hierarchy)) {
    return null;
  }
  const heading = nearestHeading(hierarchy);
  if (heading === '') {
    return null;
  }
  const snippet = markedAt(results._snippetResult, 'content');
  return {
    objectID,
    url,
    type,
    hierarchy,
    content: typeof content === 'string' ? content : null,
    title: markedAt(results._highlightResult, 'hierarchy', nearestLevel(hierarchy)) ?? [
      {text: heading, isMatch: false},
    ],
    snippet: snippet && cutSnippet(snippet, words),
  };
}

/**
 * Reads the hits of the hosted service, and drops those that can't be shown or whose URL runs code.
 *
 * @param words of a snippet
 */
export function readHits(hits: readonly unknown[], words: number): readonly SearchHit[] {
  return hits.map((hit) => readHit(hit, words)).filter((hit) => hit !== null);
}
