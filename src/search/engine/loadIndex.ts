import {blockMark} from '../../lib/search/dictionaryEncoding';
import type {IndexFile} from '../../lib/search/indexFile';
import {messageFinder, type FindMessages} from './messages';
import type {IndexedPage, IndexedSection} from './indexedSection';
import {readSections} from './readSections';
import {fields, type Field} from './scoredSection';
import {InvertedIndex, type Postings} from './invertedIndex';
import {createVocabulary, type Vocabulary} from './vocabulary';
import {weights, type PagePart} from './weights';
import {WordTable} from './wordTable';

export interface LoadedIndex {
  readonly sections: readonly IndexedSection[];
  readonly vocabulary: Vocabulary;
  readonly counts: InvertedIndex;
  readonly findMessages: FindMessages;
  /** By page: the terms of each phrase that readers use for its subject. */
  readonly keywordsOfPage: readonly (readonly (readonly string[])[])[];
  /** By page: its number of headings. */
  readonly headingsOfPage: readonly number[];
  /** By part, then by page: its number of terms relative to the mean. */
  readonly lengthsOfPages: Readonly<Record<PagePart, readonly number[]>>;
  /** The number of sections in which a term occurs, in the field where it occurs most. */
  readonly documentFrequency: (term: string) => number;
}

function largestField(counts: Postings): number {
  let largest = 0;
  for (const {size} of counts.values()) {
    largest = Math.max(largest, size);
  }
  return largest;
}

function countHeadings(sections: readonly IndexedSection[]): readonly number[] {
  const counts: number[] = [];
  for (const {page} of sections) {
    counts[page.number] = (counts[page.number] ?? 0) + 1;
  }
  return counts;
}

/** Numbers relative to their mean. */
function besideMean(lengths: readonly number[]): readonly number[] {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return lengths.map((length) => length / Math.max(1, mean));
}

/** By page: the length of one field in all of its sections, relative to the mean. */
function measurePages(
  sections: readonly IndexedSection[],
  {lengths}: InvertedIndex,
  field: Field,
): readonly number[] {
  const fieldIndex = fields.indexOf(field);
  const pages: number[] = [];
  sections.forEach(({page}, number) => {
    pages[page.number] = (pages[page.number] ?? 0) + (lengths[number]?.[fieldIndex] ?? 0);
  });
  return besideMean(pages);
}

/** The terms of each keyword in what describes a page. */
function keywordsIn({description, table}: IndexedPage): readonly (readonly string[])[] {
  const phrases: string[][] = [[]];
  for (const number of description) {
    if (number === blockMark) {
      phrases.push([]);
    }
    phrases.at(-1)?.push(...table.termsOf(number));
  }
  return phrases.slice(1);
}

/** Keywords of the parts of a divided page count as the page's own. */
function readKeywords(sections: readonly IndexedSection[]): LoadedIndex['keywordsOfPage'] {
  const pages: (readonly string[])[][] = [];
  for (const page of new Set(sections.map((section) => section.page))) {
    (pages[page.number] ??= []).push(...keywordsIn(page));
  }
  return pages;
}

/** Makes what the passes and the score need from a fetched index. */
export function loadIndex(file: IndexFile): LoadedIndex {
  const table = new WordTable([...file.words, ...file.pages.map(({lvl0}) => lvl0)]);
  const sections = readSections(file, table);
  const counts = new InvertedIndex(sections, table);
  const vocabulary = createVocabulary(table.sortedTerms());
  let findMessages: FindMessages | undefined;
  return {
    sections,
    counts,
    keywordsOfPage: readKeywords(sections),
    // Created by the first query, so an index is ready a little earlier.
    get findMessages() {
      findMessages ??= messageFinder(sections, vocabulary.has);
      return findMessages;
    },
    vocabulary,
    headingsOfPage: countHeadings(sections),
    lengthsOfPages: {
      text: measurePages(sections, counts, weights.page.text.length),
      description: measurePages(sections, counts, weights.page.description.length),
    },
    documentFrequency: (term) => largestField(counts.get(term)),
  };
}
