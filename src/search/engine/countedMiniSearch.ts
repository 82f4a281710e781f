import MiniSearch from 'minisearch';
import {fields} from './sections';
import type {TermCounts} from './termCounts';

/**
 * MiniSearch on terms that are already counted. Adding the sections one by one, or loading a plain object, takes
 * several times as long. Its document ids are the numbers of the sections; it finds whole terms only.
 */
export class CountedMiniSearch extends MiniSearch {
  public constructor(counts: TermCounts) {
    super({fields: [...fields], idField: 'section'});
    const {lengths} = counts;
    const average = (field: number): number =>
      lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0) / Math.max(1, lengths.length);
    this._documentCount = lengths.length;
    this._documentIds = new Map(lengths.map((_, section) => [section, section]));
    this._fieldLength = new Map(lengths.map((length, section) => [section, [...length]]));
    this._avgFieldLength = fields.map((_, field) => average(field));
    // A search for whole terms does nothing else with the index.
    this._index.get = (term: string) => counts.get(term);
  }
}
