import type {ReadWord} from './expandWord';
import {balance, qualityOf} from './headingLikeness';
import type {LoadedIndex} from './loadIndex';
import {perPage} from './perPage';
import {weights} from './weights';

/** How much a search and the keywords of a page have in common, each from 0 to 1. */
export interface KeywordScores {
  /** How much the search is a keyword: 1 when both have the same words, whatever their order. */
  readonly whole: number;
  /** How much of the search is a keyword that it has in full: most for "read-only user" in a longer question. */
  readonly part: number;
}

function compare(
  phrase: readonly string[],
  words: readonly ReadWord[],
  wordWeights: readonly number[],
): KeywordScores {
  const total = wordWeights.reduce((sum, weight) => sum + weight, 0);
  const asked =
    words.reduce((sum, {expansions}, place) => {
      const best = Math.max(0, ...phrase.map((term) => expansions.get(term)?.quality ?? 0));
      return sum + best * (wordWeights[place] ?? 0);
    }, 0) / total;
  const covered = phrase.reduce((sum, term) => sum + qualityOf(term, words), 0) / phrase.length;
  const {keywordPower} = weights;
  return {whole: balance(asked, covered) ** keywordPower, part: asked * covered ** keywordPower};
}

/** Compares a search with all keywords of a page. */
export function createKeywordScores(
  {descriptions}: LoadedIndex,
  words: readonly ReadWord[],
  wordWeights: readonly number[],
): (page: number) => KeywordScores {
  return perPage((page) => {
    const scores = (descriptions[page]?.keywords ?? []).map((phrase) => compare(phrase, words, wordWeights));
    return {
      whole: Math.max(0, ...scores.map(({whole}) => whole)),
      part: Math.max(0, ...scores.map(({part}) => part)),
    };
  });
}
