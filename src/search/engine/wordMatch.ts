import type {Candidate} from './candidates';
import type {ReadWord} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import {weights} from './weights';

/** How well one word of the query was found in one section. */
export interface WordMatch {
  /** Its share of the total weight. */
  readonly weight: number;
  /** Of the best term found in the section. */
  readonly quality: number;
}

/** Rare words count more; stop words hardly count. */
export function wordWeight(index: LoadedIndex, {term, isStopWord, expansions}: ReadWord): number {
  if (isStopWord) {
    return weights.stopWord;
  }
  const known = index.vocabulary.has(term) ? [term] : [...expansions.keys()];
  const frequency = Math.max(1, ...known.map(index.frequency));
  return Math.log(1 + index.sections.length / frequency);
}

export function matchWord(word: ReadWord, weight: number, match: Candidate['match']): WordMatch {
  const qualities = [...match.keys()].map((term) => word.expansions.get(term)?.quality ?? 0);
  return {weight, quality: Math.max(0, ...qualities)};
}

/** The weighted mean of a value over the words of the query. */
export function weightedMean(
  matches: readonly WordMatch[],
  value: (match: WordMatch, index: number) => number,
): number {
  const total = matches.reduce((before, {weight}) => before + weight, 0);
  const sum = matches.reduce((before, match, index) => before + match.weight * value(match, index), 0);
  return total === 0 ? 0 : sum / total;
}
