import type {ReadWord} from './candidates';
import type {IndexedSection} from './sections';

const widest = 8;

/** Which neighbouring pairs of words stand near to one another, and how near: `1 / distance` for each pair. */
type Nearness = number[];

/** For each term that any word stands for, the numbers of those words. */
export type WordsOfTerm = ReadonlyMap<string, readonly number[]>;

export function wordsOfTerm(words: readonly ReadWord[]): WordsOfTerm {
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

/** Reads the terms once and keeps, for each word, where it was seen last. */
function addNearness(terms: readonly string[], numbers: WordsOfTerm, nearness: Nearness): void {
  const lastPlace = nearness.map(() => -Infinity);
  terms.forEach((term, place) => {
    for (const number of numbers.get(term) ?? []) {
      const distance = place - (lastPlace[number - 1] ?? -Infinity);
      if (distance > 0 && distance <= widest) {
        nearness[number] = Math.max(nearness[number] ?? 0, 1 / distance);
      }
      lastPlace[number] = place;
    }
  });
}

/** How near neighbouring words of the query stand to one another in a section: 1 for side by side, 0 for apart. */
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
