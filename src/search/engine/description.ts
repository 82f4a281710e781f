import type {ReadWord} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import {perPage} from './perPage';

/** How many of the words the description of a page, or a link to it, has in some form, from 0 to 1. */
export function createDescriptionScore(
  {descriptions}: LoadedIndex,
  words: readonly ReadWord[],
  wordWeights: readonly number[],
): (page: number) => number {
  const total = wordWeights.reduce((sum, weight) => sum + weight, 0);
  return perPage((page) => {
    const terms = descriptions[page]?.terms;
    const sum = words.reduce((before, {expansions}, place) => {
      const known = [...expansions.values()].filter(({term}) => terms?.has(term));
      return before + (wordWeights[place] ?? 0) * Math.max(0, ...known.map(({quality}) => quality));
    }, 0);
    return total === 0 ? 0 : sum / total;
  });
}
