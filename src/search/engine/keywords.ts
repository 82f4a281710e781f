import type {ExpandedWord} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import {weights} from './weights';
import {bestQuality, weightedMean} from './wordWeights';

/** The match quality of the best word for a term. */
function qualityOf(term: string, words: readonly ExpandedWord[]): number {
  return words.reduce((best, {expansions}) => Math.max(best, expansions.get(term)?.quality ?? 0), 0);
}

/** Caches what was computed for a page, because its sections share it. */
function memoize<Value>(valueOf: (page: number) => Value): (page: number) => Value {
  const known = new Map<number, Value>();
  return (page) => {
    const value = known.get(page) ?? valueOf(page);
    known.set(page, value);
    return value;
  };
}

/**
 * The keyword's share of a search, weighted by how much of the keyword the search has: "read-only user" in a longer
 * question.
 */
function shareOfKeyword(
  keyword: readonly string[],
  words: readonly ExpandedWord[],
  wordWeights: readonly number[],
): number {
  const inQuery = weightedMean(
    wordWeights,
    words.map((word) => bestQuality(word, keyword)),
  );
  const covered = keyword.reduce((sum, term) => sum + qualityOf(term, words), 0) / keyword.length;
  return inQuery * covered ** weights.keywordPower;
}

/** How much of a search the best of a page's keywords covers, from 0 to 1. One that's there only in part counts less. */
export function createKeywordScore(
  {keywordsOfPage}: LoadedIndex,
  words: readonly ExpandedWord[],
  wordWeights: readonly number[],
): (page: number) => number {
  return memoize((page) =>
    Math.max(
      0,
      ...(keywordsOfPage[page] ?? []).map((keyword) => shareOfKeyword(keyword, words, wordWeights)),
    ),
  );
}
