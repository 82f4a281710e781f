import {firstWord} from '../../lib/search/codedText';
import {tokenize} from '../../lib/search/tokenize';

/** The terms of each word of an index; terms are numbered, because numbers are counted faster than words. */
export class WordTable {
  /** By number. */
  public readonly terms: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** By coded number, marks included: where its terms begin in `ofWords`, and where they end. */
  public readonly starts: Int32Array;
  public readonly ofWords: readonly number[];

  public constructor(public readonly words: readonly string[]) {
    const ofWords: number[] = [];
    this.starts = new Int32Array(firstWord + words.length + 1);
    words.forEach((word, index) => {
      ofWords.push(...this.termNumbers(word));
      this.starts[firstWord + index + 1] = ofWords.length;
    });
    this.ofWords = ofWords;
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
    return this.ofWords.slice(this.starts[number], this.starts[number + 1]);
  }
}
