import {tokenizeWithOffsets, type Token} from '../../../plugins/search-index/shared/tokenize';
import {escapeHtml} from './escape';

/** A stretch of the text, `end` exclusive. */
export interface MatchRange {
  readonly start: number;
  readonly end: number;
}

export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

/** The matched terms in a text, in its order. */
export function matchedTokens(text: string, matchedTerms: ReadonlySet<string>): readonly Token[] {
  return tokenizeWithOffsets(text).filter(({term}) => matchedTerms.has(term));
}

/** Where the matched terms stand in a text, in order and without overlaps. */
export function findMatches(matches: readonly Token[]): readonly MatchRange[] {
  const ranges = [...matches].sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: MatchRange[] = [];
  for (const {start, end} of ranges) {
    const last = merged.at(-1);
    // A joined word covers its parts: one mark, not two inside one another.
    if (last && start < last.end) {
      merged[merged.length - 1] = {start: last.start, end: Math.max(last.end, end)};
    } else {
      merged.push({start, end});
    }
  }
  return merged;
}

/** Escapes first, marks after, so that markup in the text stays text. */
export function markMatches(text: string, ranges: readonly MatchRange[], {pre, post}: HighlightTags): string {
  let html = '';
  let position = 0;
  for (const {start, end} of ranges) {
    html += escapeHtml(text.slice(position, start)) + pre + escapeHtml(text.slice(start, end)) + post;
    position = end;
  }
  return html + escapeHtml(text.slice(position));
}

/** Which of the matched terms a text holds. */
export function matchedWords(matches: readonly Token[]): readonly string[] {
  return [...new Set(matches.map(({term}) => term))];
}
