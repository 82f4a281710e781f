import MiniSearch from 'minisearch';
import {fields, type Field, type IndexedSection} from './sections';

/** By field, then by section: how often a term occurs. */
export type Counts = Map<number, Map<number, number>>;

function termsOfField({terms, recordTerms}: IndexedSection, field: Field): readonly (readonly string[])[] {
  return field === 'content' ? recordTerms.slice(1) : [terms[field]];
}

/** Counts the terms of all sections. */
export function countTerms(sections: readonly IndexedSection[]): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>();
  const add = (term: string, field: number, section: number): void => {
    let ofTerm = counts.get(term);
    if (!ofTerm) {
      ofTerm = new Map();
      counts.set(term, ofTerm);
    }
    let ofField = ofTerm.get(field);
    if (!ofField) {
      ofField = new Map();
      ofTerm.set(field, ofField);
    }
    ofField.set(section, (ofField.get(section) ?? 0) + 1);
  };
  sections.forEach((each, section) => {
    fields.forEach((field, id) => {
      for (const terms of termsOfField(each, field)) {
        for (const term of terms) {
          add(term, id, section);
        }
      }
    });
  });
  return counts;
}

function lengthsOf(section: IndexedSection): number[] {
  return fields.map((field) => termsOfField(section, field).reduce((sum, {length}) => sum + length, 0));
}

/**
 * MiniSearch, filled with terms that are already counted. Adding the sections one by one, or loading a plain object,
 * takes several times as long. Its document ids are the numbers of the sections.
 */
export class CountedMiniSearch extends MiniSearch {
  public constructor(sections: readonly IndexedSection[], counts: ReadonlyMap<string, Counts>) {
    super({fields: [...fields], idField: 'section'});
    const lengths = sections.map(lengthsOf);
    const average = (field: number): number =>
      lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0) / Math.max(1, sections.length);
    this._documentCount = sections.length;
    this._nextId = sections.length;
    this._documentIds = new Map(sections.map((_, section) => [section, section]));
    this._idToShortId = new Map<number, number>(sections.map((_, section) => [section, section]));
    this._fieldLength = new Map(lengths.entries());
    this._avgFieldLength = fields.map((_, field) => average(field));
    for (const [term, ofTerm] of counts) {
      this._index.set(term, ofTerm);
    }
  }
}
