import {groupBy} from '../../lib/groupBy';
import {stem} from '../../lib/search/stem';
import {editDistances} from '../../site/text/editDistance';

/** A term near a misspelled word. */
interface NearTerm {
  readonly term: string;
  /** Edits; a wrong first letter counts as an extra one. */
  readonly edits: number;
  /** Whether the word is near only the beginning of the term. */
  readonly isPrefix: boolean;
}

/** The words of the index and the ways to look them up. */
export interface Vocabulary {
  readonly has: (term: string) => boolean;
  readonly startingWith: (prefix: string) => readonly string[];
  readonly sameStem: (word: string) => readonly string[];
  readonly near: (word: string, maxEdits: number, asPrefix: boolean) => readonly NearTerm[];
}

const firstLetterEdit = 1;

/** One bit for each letter that occurs: rules out most terms without computing edit distances. */
function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) {
    mask |= 1 << (word.charCodeAt(index) & 31);
  }
  return mask;
}

function bitCount(mask: number): number {
  let rest = mask;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}

function nearTerm(word: string, term: string, maxEdits: number, asPrefix: boolean): NearTerm | null {
  const {whole, prefix} = editDistances(word, term, maxEdits);
  const isPrefix = asPrefix && prefix < whole;
  const edits = isPrefix ? prefix : whole;
  if (edits === 0 || edits > maxEdits) {
    return null;
  }
  return {term, edits: edits + (term.startsWith(word.charAt(0)) ? 0 : firstLetterEdit), isPrefix};
}

/** @param terms every word of the index, once */
export function createVocabulary(terms: readonly string[]): Vocabulary {
  const known = new Set(terms);
  const stemsByLetter = new Map<string, ReadonlyMap<string, readonly string[]>>();
  let masks: Int32Array | null = null;
  const startingWith = (prefix: string): readonly string[] => terms.filter((term) => term.startsWith(prefix));
  return {
    has: (term) => known.has(term),
    startingWith,
    sameStem(word) {
      // Words with the same stem begin alike, so the first query doesn't wait for all stems.
      const letter = word.charAt(0);
      const stems = stemsByLetter.get(letter) ?? groupBy(startingWith(letter), stem);
      stemsByLetter.set(letter, stems);
      return stems.get(stem(word)) ?? [];
    },
    near(word, maxEdits, asPrefix) {
      masks ??= Int32Array.from(terms, letterMask);
      const ofTerms = masks;
      const mask = letterMask(word);
      const found: NearTerm[] = [];
      terms.forEach((term, index) => {
        const tooShort = term.length < word.length - maxEdits;
        const tooLong = !asPrefix && term.length > word.length + maxEdits;
        const isNumber = term.charCodeAt(0) < 58;
        if (tooShort || tooLong || isNumber || bitCount(mask & ~(ofTerms[index] ?? 0)) > maxEdits) {
          return;
        }
        const near = nearTerm(word, term, maxEdits, asPrefix);
        if (near) {
          found.push(near);
        }
      });
      return found;
    },
  };
}
