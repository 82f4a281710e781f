import {stem} from '../../../plugins/search-index/shared/stem';
import type {ReadWord} from './expandWord';
import type {LoadedIndex} from './loadIndex';

/** The stems of searches that a word of the query may stand for share it by how well they fit: 1 in all. */
function sharesOfStems({asked}: LoadedIndex, {expansions}: ReadWord): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const {term, quality} of expansions.values()) {
    const key = stem(term);
    if (asked.has(key)) {
      shares.set(key, Math.max(shares.get(key) ?? 0, quality ** 2));
    }
  }
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0);
  return new Map([...shares].map(([key, share]) => [key, share / total]));
}

/** How much the words of the query speak for a page, judged by the searches that it answers, in log odds. */
export function createAskedScore(index: LoadedIndex, words: readonly ReadWord[]): (page: number) => number {
  const scores = new Map<number, number>();
  for (const word of words) {
    for (const [key, share] of sharesOfStems(index, word)) {
      for (const [page, weight] of index.asked.get(key) ?? []) {
        scores.set(page, (scores.get(page) ?? 0) + share * weight);
      }
    }
  }
  return (page) => scores.get(page) ?? 0;
}
