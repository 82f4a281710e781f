import {firstWord} from '../../lib/search/dictionaryEncoding';
import {tokenize} from '../../lib/search/tokenize';

const noTerms: readonly string[] = [];

/** The terms of each word of an index, and the words of each term. Words are the numbers of encoded text. */
export class WordTable {
  readonly #terms: readonly (readonly string[])[];
  readonly #words = new Map<string, number[]>();

  public constructor(public readonly words: readonly string[]) {
    this.#terms = words.map(tokenize);
    this.#terms.forEach((terms, index) => {
      for (const term of terms) {
        const known = this.#words.get(term);
        if (known) {
          known.push(firstWord + index);
        } else {
          this.#words.set(term, [firstWord + index]);
        }
      }
    });
  }

  /** All terms of the index, in code-unit order. */
  public sortedTerms(): readonly string[] {
    return [...this.#words.keys()].sort();
  }

  /** The terms of a word; a mark has none. */
  public termsOf(word: number): readonly string[] {
    return this.#terms[word - firstWord] ?? noTerms;
  }

  /** The words that have a term, as many times as they have it. */
  public wordsWith(term: string): readonly number[] {
    return this.#words.get(term) ?? [];
  }
}
