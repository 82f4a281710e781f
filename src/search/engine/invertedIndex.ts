import type {IndexedSection} from './indexedSection';
import {fields, type Field} from './scoredSection';
import type {WordTable} from './wordTable';

/** By field, then by section: how many times a term occurs. */
export type Postings = ReadonlyMap<Field, ReadonlyMap<number, number>>;

function headingsOf(path: IndexedSection['path']): readonly Int32Array[] {
  return path.flatMap((section) => section?.wordsOf(0) ?? []);
}

/** The encoded texts of each field. */
const textsOf: Readonly<Record<Field, (section: IndexedSection) => readonly Int32Array[]>> = {
  title: ({path}) => headingsOf(path.slice(0, 1)),
  heading: (section) => headingsOf([section]),
  lvl0: ({page}) => [page.category],
  content: ({page, marks}) => [page.numbers.subarray(marks[1], marks.at(-1))],
  parents: ({path}) => headingsOf(path.slice(1, -1)),
  // A page's description counts only for its first section.
  about: ({page, position}) => (position === 0 ? [page.description] : []),
};

/** How many times each term occurs, and how long the fields are. */
export class InvertedIndex {
  /** By section, then by field: its number of terms. */
  public readonly lengths: readonly (readonly number[])[];
  /** By field. */
  public readonly averageLengths: readonly number[];
  readonly #table: WordTable;
  /**
   * By word: each of its occurrences, as the number of the section times the number of fields, plus that of the field.
   * Terms are counted when a query needs them: it uses few of them.
   */
  readonly #occurrences: number[][] = [];
  readonly #known = new Map<string, Postings>();

  public constructor(sections: readonly IndexedSection[], table: WordTable) {
    this.#table = table;
    this.lengths = sections.map((section, number) =>
      fields.map((field, index) => this.#read(textsOf[field](section), number * fields.length + index)),
    );
    this.averageLengths = fields.map(
      (_, field) =>
        this.lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0) / Math.max(1, sections.length),
    );
  }

  /** Notes where the words of a field are, and returns how many terms it has. */
  #read(texts: readonly Int32Array[], occurrence: number): number {
    let length = 0;
    for (const text of texts) {
      for (const word of text) {
        const {length: count} = this.#table.termsOf(word);
        if (count > 0) {
          (this.#occurrences[word] ??= []).push(occurrence);
          length += count;
        }
      }
    }
    return length;
  }

  public get(term: string): Postings {
    const counts = this.#known.get(term) ?? this.#count(term);
    this.#known.set(term, counts);
    return counts;
  }

  #count(term: string): Postings {
    const byField = new Map<Field, Map<number, number>>();
    const occurrences = this.#table.wordsWith(term).flatMap((word) => this.#occurrences[word] ?? []);
    for (const occurrence of occurrences.sort((a, b) => a - b)) {
      const field = fields[occurrence % fields.length] ?? 'content';
      const section = Math.floor(occurrence / fields.length);
      const bySection = byField.get(field) ?? new Map<number, number>();
      byField.set(field, bySection.set(section, (bySection.get(section) ?? 0) + 1));
    }
    return byField;
  }
}
