import type {ReadWord} from './expandWord';
import {balance, qualityOf} from './headingLikeness';
import type {LoadedIndex} from './loadIndex';
import {perPage} from './perPage';

/** How much a query is one of the phrases of a page: 1 when both have the same words, whatever their order. */
function sameness(
  phrase: readonly string[],
  words: readonly ReadWord[],
  wordWeights: readonly number[],
): number {
  const qualities = words.map(({expansions}) =>
    Math.max(0, ...phrase.map((term) => expansions.get(term)?.quality ?? 0)),
  );
  const total = wordWeights.reduce((sum, weight) => sum + weight, 0);
  const asked =
    qualities.reduce((sum, quality, place) => sum + quality * (wordWeights[place] ?? 0), 0) / total;
  const covered = phrase.reduce((sum, term) => sum + qualityOf(term, words), 0) / phrase.length;
  return balance(asked, covered);
}

/** How much a query is a keyword of a page, from 0 to 1. */
export function createKeywordScore(
  {descriptions}: LoadedIndex,
  words: readonly ReadWord[],
  wordWeights: readonly number[],
): (page: number) => number {
  return perPage((page) => {
    const phrases = descriptions[page]?.keywords ?? [];
    return Math.max(0, ...phrases.map((phrase) => sameness(phrase, words, wordWeights))) ** 4;
  });
}
