import type {ExpandedWord} from './expandWord';
import type {IndexedSection} from './indexedSection';
import {weights} from './weights';

/** How close neighboring words are to one another: `1 / distance` for each pair. */
type Nearness = number[];

/** For each term, the indexes of the query's words that it matches. */
type WordsOfTerm = ReadonlyMap<string, readonly number[]>;

export function wordsOfTerm(words: readonly ExpandedWord[]): WordsOfTerm {
  const numbers = new Map<string, number[]>();
  words.forEach(({expansions}, number) => {
    for (const term of expansions.keys()) {
      const known = numbers.get(term);
      if (known) {
        known.push(number);
      } else {
        numbers.set(term, [number]);
      }
    }
  });
  return numbers;
}

/** Reads the terms once and remembers where each word occurred last. */
function addNearness(terms: readonly string[], numbers: WordsOfTerm, nearness: Nearness): void {
  const lastOffset = nearness.map(() => -Infinity);
  terms.forEach((term, offset) => {
    for (const number of numbers.get(term) ?? []) {
      const distance = offset - (lastOffset[number - 1] ?? -Infinity);
      if (distance > 0 && distance <= weights.widestDistance) {
        nearness[number] = Math.max(nearness[number] ?? 0, 1 / distance);
      }
      lastOffset[number] = offset;
    }
  });
}

/** How close neighboring words of the query are to one another in a section: 1 if side by side, 0 if far apart. */
export function proximity({recordTerms}: IndexedSection, wordCount: number, numbers: WordsOfTerm): number {
  if (wordCount < 2) {
    return 0;
  }
  const nearness: Nearness = Array.from({length: wordCount}, () => 0);
  for (const terms of recordTerms) {
    addNearness(terms, numbers, nearness);
  }
  return nearness.reduce((sum, near) => sum + near, 0) / (wordCount - 1);
}
