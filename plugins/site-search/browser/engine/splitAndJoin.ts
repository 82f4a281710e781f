import type {ReadWord} from './candidates';
import type {Vocabulary} from './vocabulary';

const quality = 0.9;
const minPart = 3;

function withTerms(word: ReadWord, terms: readonly string[]): ReadWord {
  const expansions = new Map(word.expansions);
  for (const term of terms) {
    if (!expansions.has(term) || (expansions.get(term)?.isTypo ?? false)) {
      expansions.set(term, {term, quality, isTypo: false});
    }
  }
  return {...word, expansions};
}

/** `datadog` for "data dog": both words then mean the joined one. */
function joinNeighbours(words: readonly ReadWord[], vocabulary: Vocabulary): readonly ReadWord[] {
  return words.map((word, index) => {
    const before = (words[index - 1]?.term ?? '') + word.term;
    const after = word.term + (words[index + 1]?.term ?? '');
    const joined = [before, after].filter((term) => term !== word.term && vocabulary.has(term));
    return joined.length > 0 ? withTerms(word, joined) : word;
  });
}

/** "grafana url" for `grafanaurl`, when both parts are words of the index. */
function splitWord(word: ReadWord, vocabulary: Vocabulary): readonly ReadWord[] {
  if ([...word.expansions.values()].some(({isTypo}) => !isTypo)) {
    return [word];
  }
  for (let end = word.term.length - minPart; end >= minPart; end -= 1) {
    const parts = [word.term.slice(0, end), word.term.slice(end)];
    if (parts.every(vocabulary.has)) {
      return parts.map((term) => ({
        ...word,
        term,
        typed: term,
        expansions: new Map([[term, {term, quality, isTypo: false}]]),
      }));
    }
  }
  return [word];
}

/** Reads two words as one and one word as two. The same list when there is nothing to change. */
export function splitAndJoin(words: readonly ReadWord[], vocabulary: Vocabulary): readonly ReadWord[] {
  const changed = joinNeighbours(words, vocabulary).flatMap((word) => splitWord(word, vocabulary));
  const isSame = changed.length === words.length && changed.every((word, index) => word === words[index]);
  return isSame ? words : changed;
}
