import {blockMark, decodeNumbers, decodeSets} from '../../../plugins/search-index/shared/codedText';
import {askedWeights, type IndexFile} from '../../../plugins/search-index/shared/indexFile';
import {stem} from '../../../plugins/search-index/shared/stem';
import {readSections, type CodedSection} from './codedSections';
import {messageFinder, type FindMessages} from './messages';
import {fields, type IndexedSection} from './sections';
import {StoredSection} from './storedSection';
import {TermCounts, type Counts} from './termCounts';
import {createVocabulary, type Vocabulary} from './vocabulary';
import {WordTable} from './wordTable';

export interface Description {
  /** All of its terms, and those of the links to the page. */
  readonly terms: ReadonlySet<string>;
  /** The terms of each phrase that readers use for what the page is about. */
  readonly keywords: readonly (readonly string[])[];
}

export interface LoadedIndex {
  readonly sections: readonly IndexedSection[];
  readonly vocabulary: Vocabulary;
  readonly counts: TermCounts;
  readonly findMessages: FindMessages;
  /** By page: what describes it, besides its text. */
  readonly descriptions: readonly Description[];
  /** By stem: how much a word speaks for a page when a search has it, by page, in log odds. */
  readonly asked: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** By page: its number of headings. */
  readonly headingsOfPage: readonly number[];
  /** By page: its number of terms, beside the mean. */
  readonly lengthsOfPages: readonly number[];
  /** In how many sections a term occurs, in the field where it occurs most. */
  readonly frequency: (term: string) => number;
}

const contentField = fields.indexOf('content');

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

function measurePages(sections: readonly CodedSection[], {lengths}: TermCounts): readonly number[] {
  const pages: number[] = [];
  sections.forEach(({page}, number) => {
    pages[page.index] = (pages[page.index] ?? 0) + (lengths[number]?.[contentField] ?? 0);
  });
  const mean = pages.reduce((sum, length) => sum + length, 0) / pages.length;
  return pages.map((length) => length / Math.max(1, mean));
}

function describe(sections: readonly CodedSection[], table: WordTable): readonly Description[] {
  const descriptions: Description[] = [];
  for (const {page} of sections) {
    descriptions[page.index] ??= describePage(page.description, table);
  }
  return descriptions;
}

function describePage(numbers: Int32Array, table: WordTable): Description {
  const phrases: string[][] = [[]];
  for (const number of numbers) {
    if (number === blockMark) {
      phrases.push([]);
    }
    phrases.at(-1)?.push(...table.termsOf(number).map((term) => table.terms[term] ?? ''));
  }
  const [, ...keywords] = phrases;
  return {terms: new Set(phrases.flat()), keywords};
}

function readAsked(coded: readonly string[], table: WordTable): LoadedIndex['asked'] {
  const byTerm = new Map<number, Map<number, number>>();
  coded.forEach((sets, page) => {
    let weight = askedWeights.least;
    for (const number of decodeSets(decodeNumbers(sets))) {
      weight += number === blockMark ? askedWeights.step : 0;
      for (const term of table.termsOf(number)) {
        byTerm.set(term, (byTerm.get(term) ?? new Map<number, number>()).set(page, weight));
      }
    }
  });
  return new Map([...byTerm].map(([term, weights]) => [stem(table.terms[term] ?? ''), weights]));
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
  const vocabulary = createVocabulary([...table.terms].sort());
  let findMessages: FindMessages | undefined;
  return {
    sections,
    counts,
    descriptions: describe(coded, table),
    asked: readAsked(file.asked, table),
    // The first query makes it, so that an index is ready a little earlier.
    get findMessages() {
      findMessages ??= messageFinder(sections, vocabulary.has);
      return findMessages;
    },
    vocabulary,
    headingsOfPage: countHeadings(coded),
    lengthsOfPages: measurePages(coded, counts),
    frequency: (term) => largestField(counts.get(term) ?? none),
  };
}
