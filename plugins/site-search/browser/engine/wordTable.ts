import {firstWord} from '../../shared/codedText';
import {tokenize} from '../../shared/tokenize';

const noTerms: readonly number[] = [];

/** The terms of each word of an index; terms are numbered, because numbers are counted faster than words. */
export class WordTable {
  /** By number. */
  public readonly terms: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #ofWord: readonly (readonly number[])[];

  public constructor(public readonly words: readonly string[]) {
    this.#ofWord = words.map((word) => this.termNumbers(word));
  }

  /** The terms of any text; new ones get the next numbers. */
  public termNumbers(text: string): readonly number[] {
    return tokenize(text).map((term) => {
      const known = this.#numbers.get(term) ?? this.terms.length;
      if (known === this.terms.length) {
        this.#numbers.set(term, known);
        this.terms.push(term);
      }
      return known;
    });
  }

  public numberOf(term: string): number | undefined {
    return this.#numbers.get(term);
  }

  /** The terms of an entry of coded text; a mark has none. */
  public termsOf(number: number): readonly number[] {
    return number < firstWord ? noTerms : (this.#ofWord[number - firstWord] ?? noTerms);
  }
}
