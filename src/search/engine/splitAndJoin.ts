import {bestByTerm, literalExpansions, type ExpandedWord} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import type {Vocabulary} from './vocabulary';
import {weights} from './weights';

const {quality, shortestPart} = weights;

/**
 * `datadog` for "data dog", and `fullscreen` with its other forms and synonyms for "full screen": both words match
 * them, too.
 */
export function joinNeighbors(
  words: readonly ExpandedWord[],
  {vocabulary}: LoadedIndex,
): readonly ExpandedWord[] {
  return words.map((word, index) => {
    const joined = [words.slice(Math.max(0, index - 1), index + 1), words.slice(index, index + 2)]
      .filter((pair) => pair.length === 2)
      .flatMap((pair) => {
        const term = pair.map((each) => each.term).join('');
        return literalExpansions({...word, term, whole: null}, vocabulary);
      })
      .map((expansion) => ({...expansion, quality: expansion.quality * quality.rejoined}));
    return {...word, expansions: bestByTerm([...word.expansions.values(), ...joined])};
  });
}

/** "grafana url" for `grafanaurl`, when both parts are words of the index. */
function segmentWord(word: ExpandedWord, vocabulary: Vocabulary): readonly ExpandedWord[] {
  if ([...word.expansions.values()].some(({isTypo}) => !isTypo)) {
    return [word];
  }
  for (let end = word.term.length - shortestPart; end >= shortestPart; end -= 1) {
    const parts = [word.term.slice(0, end), word.term.slice(end)];
    if (parts.every(vocabulary.has)) {
      return parts.map((term) => ({
        ...word,
        term,
        typed: term,
        expansions: new Map([[term, {term, quality: quality.rejoined, isTypo: false}]]),
      }));
    }
  }
  return [word];
}

/** Reads one word as two. */
export function segmentWords(
  words: readonly ExpandedWord[],
  {vocabulary}: LoadedIndex,
): readonly ExpandedWord[] {
  return words.flatMap((word) => segmentWord(word, vocabulary));
}
