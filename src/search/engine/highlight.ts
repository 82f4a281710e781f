import {tokenizeWithOffsets} from '../../lib/search/tokenize';

/** A range of the text, `end` exclusive. */
interface MatchRange {
  readonly start: number;
  readonly end: number;
}

/** Where the matched terms occur in a text, in order and without overlaps. */
export function findMatches(text: string, matchedTerms: ReadonlySet<string>): readonly MatchRange[] {
  const ranges = tokenizeWithOffsets(text)
    .filter(({term}) => matchedTerms.has(term))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: MatchRange[] = [];
  for (const {start, end} of ranges) {
    const last = merged.at(-1);
    // A joined word covers its parts: one match, not nested ones.
    if (last && start < last.end) {
      merged[merged.length - 1] = {start: last.start, end: Math.max(last.end, end)};
    } else {
      merged.push({start, end});
    }
  }
  return merged;
}
