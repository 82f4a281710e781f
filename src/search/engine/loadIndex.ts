import type {IndexFile} from '../../../plugins/search-index/shared/indexFile';
import {readSections, type CodedSection} from './codedSections';
import {createMessageTable, type MessageTable} from './messages';
import type {IndexedSection} from './sections';
import {StoredSection} from './storedSection';
import {TermCounts, type Counts} from './termCounts';
import {createVocabulary, type Vocabulary} from './vocabulary';
import {WordTable} from './wordTable';

export interface LoadedIndex {
  readonly sections: readonly IndexedSection[];
  readonly vocabulary: Vocabulary;
  readonly counts: TermCounts;
  readonly messages: MessageTable;
  /** By page: the terms of its description and of the links to it. */
  readonly descriptionTerms: readonly ReadonlySet<string>[];
  /** By page: its number of headings. */
  readonly headingsOfPage: readonly number[];
  /** In how many sections a term occurs, in the field where it occurs most. */
  readonly frequency: (term: string) => number;
}

function largestField(counts: Counts): number {
  let largest = 0;
  for (const {size} of counts.values()) {
    largest = Math.max(largest, size);
  }
  return largest;
}

function countHeadings(sections: readonly CodedSection[]): readonly number[] {
  const counts: number[] = [];
  for (const {page} of sections) {
    counts[page.index] = (counts[page.index] ?? 0) + 1;
  }
  return counts;
}

function describe(sections: readonly CodedSection[], table: WordTable): readonly ReadonlySet<string>[] {
  const terms: ReadonlySet<string>[] = [];
  for (const {page} of sections) {
    terms[page.index] ??= new Set(
      [...page.description].flatMap((number) => table.termsOf(number).map((term) => table.terms[term] ?? '')),
    );
  }
  return terms;
}

/** Makes what the passes and the score need from a fetched index. */
export function loadIndex(file: IndexFile): LoadedIndex {
  const table = new WordTable(file.words);
  const coded = readSections(file);
  for (const [lvl0] of file.groups) {
    table.termNumbers(lvl0);
  }
  const counts = new TermCounts(coded, table);
  const context = {origin: file.origin, table, headings: new Map<CodedSection, string>()};
  const none: Counts = new Map();
  const sections = coded.map((section) => new StoredSection(section, context));
  let messages: MessageTable | undefined;
  return {
    sections,
    counts,
    descriptionTerms: describe(coded, table),
    // The first query makes it, so that an index is ready a little earlier.
    get messages() {
      messages ??= createMessageTable(sections);
      return messages;
    },
    vocabulary: createVocabulary([...table.terms].sort()),
    headingsOfPage: countHeadings(coded),
    frequency: (term) => largestField(counts.get(term) ?? none),
  };
}
