import type {ReadWord} from './expandWord';
import {weights} from './weights';

/**
 * BM25 with a page as the document, and all that a word of the query stands for as one term.
 *
 * @param occurrences by page, how often it has a word
 * @param lengths of the pages, beside the mean
 * @returns the score of each page that has a word, and that of a page that would have every word countless times
 */
export function scorePages(
  words: readonly ReadWord[],
  occurrences: (word: ReadWord) => ReadonlyMap<number, number>,
  lengths: readonly number[],
  {k, b}: {readonly k: number; readonly b: number},
): {readonly scores: ReadonlyMap<number, number>; readonly most: number} {
  const scores = new Map<number, number>();
  let most = 0;
  for (const word of words) {
    const byPage = occurrences(word);
    const rarity =
      (word.isStopWord ? weights.stopWord : 1) * Math.log(1 + lengths.length / (byPage.size + 0.5));
    most += rarity;
    for (const [page, count] of byPage) {
      const length = lengths[page] ?? 1;
      scores.set(page, (scores.get(page) ?? 0) + (rarity * count) / (count + k * (1 - b + b * length)));
    }
  }
  return {scores, most};
}
