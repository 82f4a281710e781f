import type {ExpandedWord} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import {weights} from './weights';

/** Rare words count more; stop words hardly count. */
export function wordWeight(index: LoadedIndex, {term, isStopWord, expansions}: ExpandedWord): number {
  if (isStopWord) {
    return weights.stopWord;
  }
  const known = index.vocabulary.has(term) ? [term] : [...expansions.keys()];
  const frequency = Math.max(1, ...known.map(index.documentFrequency));
  return Math.log(1 + index.sections.length / frequency);
}

/** How well the best of some terms matches a word of the query. */
export function bestQuality({expansions}: ExpandedWord, terms: Iterable<string>): number {
  let best = 0;
  for (const term of terms) {
    best = Math.max(best, expansions.get(term)?.quality ?? 0);
  }
  return best;
}

/** The mean of one value for each word of the query, by the weights of the words. */
export function weightedMean(wordWeights: readonly number[], values: readonly number[]): number {
  const total = wordWeights.reduce((sum, weight) => sum + weight, 0);
  const sum = values.reduce((before, value, index) => before + value * (wordWeights[index] ?? 0), 0);
  return total === 0 ? 0 : sum / total;
}
