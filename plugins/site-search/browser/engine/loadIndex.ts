import MiniSearch, {type AsPlainObject} from 'minisearch';
import {expandSite} from '../../shared/expandSite';
import type {IndexFile} from '../../shared/indexFile';
import {fields, indexSections, type Field, type IndexedSection} from './sections';
import {createVocabulary, type Vocabulary} from './vocabulary';

export interface LoadedIndex {
  readonly sections: readonly IndexedSection[];
  readonly vocabulary: Vocabulary;
  /** In how many sections a term occurs, in the field where it occurs most. */
  readonly frequency: (term: string) => number;
  /** Its document ids are the numbers of the sections. */
  readonly miniSearch: MiniSearch;
}

/** By field, then by section. */
type Counts = Record<number, Record<number, number>>;

function termsOfField({terms, recordTerms}: IndexedSection, field: Field): readonly (readonly string[])[] {
  return field === 'content' ? recordTerms.slice(1) : [terms[field]];
}

function countTerms(sections: readonly IndexedSection[]): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>();
  const add = (term: string, field: number, section: number): void => {
    let ofTerm = counts.get(term);
    if (!ofTerm) {
      ofTerm = {};
      counts.set(term, ofTerm);
    }
    const ofField = (ofTerm[field] ??= {});
    ofField[section] = (ofField[section] ?? 0) + 1;
  };
  sections.forEach((each, section) => {
    fields.forEach((field, id) => {
      for (const terms of termsOfField(each, field)) {
        terms.forEach((term) => add(term, id, section));
      }
    });
  });
  return counts;
}

function lengthOfField(section: IndexedSection, field: Field): number {
  return termsOfField(section, field).reduce((sum, {length}) => sum + length, 0);
}

function largestField(counts: Counts): number {
  return Math.max(...Object.values(counts).map((ofField) => Object.keys(ofField).length));
}

/** Hands the counts over in the form that MiniSearch loads, which is faster than adding the sections to it. */
function loadMiniSearch(
  sections: readonly IndexedSection[],
  counts: ReadonlyMap<string, Counts>,
): MiniSearch {
  const lengths = sections.map((section) => fields.map((field) => lengthOfField(section, field)));
  const average = (field: number): number =>
    lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0) / Math.max(1, sections.length);
  const plain: AsPlainObject = {
    documentCount: sections.length,
    nextId: sections.length,
    documentIds: Object.fromEntries(sections.map((_, section) => [section, section])),
    fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: fields.map((_, field) => average(field)),
    storedFields: {},
    index: [...counts],
    serializationVersion: 2,
  };
  return MiniSearch.loadJS(plain, {fields: [...fields], idField: 'section'});
}

/** Makes what the passes and the score need from a fetched index. */
export function loadIndex(file: IndexFile): LoadedIndex {
  const site = expandSite(file);
  const sections = indexSections(site.origin, site.pages);
  const counts = countTerms(sections);
  const frequencies = new Map([...counts].map(([term, ofTerm]) => [term, largestField(ofTerm)]));
  return {
    sections,
    vocabulary: createVocabulary([...counts.keys()].sort()),
    frequency: (term) => frequencies.get(term) ?? 0,
    miniSearch: loadMiniSearch(sections, counts),
  };
}
