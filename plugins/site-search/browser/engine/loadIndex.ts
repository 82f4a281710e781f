import type MiniSearch from 'minisearch';
import {expandSite} from '../../shared/expandSite';
import type {IndexFile} from '../../shared/indexFile';
import {CountedMiniSearch, countTerms, type Counts} from './countedMiniSearch';
import {indexSections, type IndexedSection} from './sections';
import {createVocabulary, type Vocabulary} from './vocabulary';

export interface LoadedIndex {
  readonly sections: readonly IndexedSection[];
  readonly vocabulary: Vocabulary;
  readonly counts: ReadonlyMap<string, Counts>;
  /** By page. */
  readonly headingsOfPage: readonly number[];
  /** In how many sections a term occurs, in the field where it occurs most. */
  readonly frequency: (term: string) => number;
  /** Its document ids are the numbers of the sections. */
  readonly miniSearch: MiniSearch;
}

function largestField(counts: Counts): number {
  let largest = 0;
  for (const {size} of counts.values()) {
    largest = Math.max(largest, size);
  }
  return largest;
}

/** Makes what the passes and the score need from a fetched index. */
export function loadIndex(file: IndexFile): LoadedIndex {
  const site = expandSite(file);
  const sections = indexSections(site.origin, site.pages);
  const counts = countTerms(sections);
  const none: Counts = new Map();
  return {
    sections,
    counts,
    headingsOfPage: site.pages.map((page) => page.sections.length),
    vocabulary: createVocabulary([...counts.keys()].sort()),
    frequency: (term) => largestField(counts.get(term) ?? none),
    miniSearch: new CountedMiniSearch(sections, counts),
  };
}
