import type {ReadWord} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import {scorePages} from './scorePages';
import {weights} from './weights';

/** By page: how often a word is asked there, in any form or by a synonym. */
function timesAsked({asked}: LoadedIndex, {expansions}: ReadWord): ReadonlyMap<number, number> {
  const byPage = new Map<number, number>();
  for (const {term, quality} of expansions.values()) {
    for (const [page, count] of asked.get(term) ?? []) {
      byPage.set(page, (byPage.get(page) ?? 0) + quality ** 2 * count);
    }
  }
  return byPage;
}

/** How much the query is worded like searches that a page answers, from 0 to 1. */
export function createAskedScore(index: LoadedIndex, words: readonly ReadWord[]): (page: number) => number {
  const {scores, most} = scorePages(
    words,
    (word) => timesAsked(index, word),
    index.lengthsOfPages,
    weights.asked,
  );
  return (page) => (most === 0 ? 0 : (scores.get(page) ?? 0) / most);
}
