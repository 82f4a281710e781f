import type {CodedSection} from './codedSections';
import {FieldCounter, type FieldCounts} from './fieldCounter';
import {fields, type Field} from './sections';
import type {WordTable} from './wordTable';

/** By field, then by section: how many times a term occurs. */
export type Counts = Map<Field, Map<number, number>>;

type AddField = (section: CodedSection) => void;

/** The texts of each field. */
function fieldReaders(counter: FieldCounter, table: WordTable): Readonly<Record<Field, AddField>> {
  const addHeading = (section: CodedSection | undefined): void => {
    if (section) {
      counter.addText(section.page.numbers, section.marks[0] ?? 0, section.marks[1] ?? 0);
    }
  };
  return {
    title: ({path}) => {
      addHeading(path[0]);
    },
    heading: addHeading,
    lvl0: ({page}) => {
      counter.addTerms(table.termNumbers(page.info.lvl0));
    },
    content: ({page, marks}) => {
      counter.addText(page.numbers, marks[1] ?? 0, marks.at(-1) ?? 0);
    },
    parents: ({path}) => {
      path.slice(1, -1).forEach(addHeading);
    },
    // A page's description counts only for its first section.
    about: ({page, position}) => {
      counter.addText(page.description, 0, position === 0 ? page.description.length : 0);
    },
  };
}

/** How many times each term occurs, and how long the fields are. */
export class TermCounts {
  /** By section, then by field: its number of terms. */
  public readonly lengths: readonly (readonly number[])[];
  /** By field. */
  public readonly averageLengths: readonly number[];
  readonly #table: WordTable;
  readonly #counts: FieldCounts;
  readonly #known = new Map<number, Counts>();

  /** @param table contains the terms of all sections */
  public constructor(sections: readonly CodedSection[], table: WordTable) {
    const counter = new FieldCounter(table);
    const add = fieldReaders(counter, table);
    this.#table = table;
    this.lengths = sections.map((section, number) =>
      fields.map((field, index) => {
        add[field](section);
        return counter.endField(number * fields.length + index);
      }),
    );
    this.averageLengths = fields.map(
      (_, field) =>
        this.lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0) / Math.max(1, sections.length),
    );
    this.#counts = counter.result();
  }

  /** Made when a term is first needed: a query uses few of them. */
  public get(term: string): Counts | undefined {
    const number = this.#table.numberOf(term);
    if (number === undefined) {
      return undefined;
    }
    const counts = this.#known.get(number) ?? this.#read(number);
    this.#known.set(number, counts);
    return counts;
  }

  #read(term: number): Counts {
    const {fields: places, counts, starts} = this.#counts;
    const byField: Counts = new Map();
    for (let entry = starts[term] ?? 0; entry < (starts[term + 1] ?? 0); entry += 1) {
      const place = places[entry] ?? 0;
      const field = fields[place % fields.length] ?? 'content';
      const bySection = byField.get(field) ?? new Map<number, number>();
      byField.set(field, bySection.set(Math.floor(place / fields.length), counts[entry] ?? 0));
    }
    return byField;
  }
}
