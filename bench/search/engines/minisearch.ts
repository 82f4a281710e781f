import MiniSearch, {type Options} from 'minisearch';
import {boosts, flatRecords, searchedFields, type FlatRecord} from './documents';
import type {Engine} from './engine';

const options: Options<FlatRecord> = {
  fields: [...searchedFields],
  storeFields: ['title', 'heading', 'content', 'url'],
  searchOptions: {boost: boosts, prefix: true, fuzzy: 0.2},
};

/** MiniSearch as its documentation shows it: prefixes and typos on, no ranking of our own. */
export const engine: Engine = {
  build(site) {
    const index = new MiniSearch(options);
    index.addAll(flatRecords(site));
    return JSON.stringify(index);
  },
  load(file) {
    const index = MiniSearch.loadJSON(file, options);
    return (query) => index.search(query).length;
  },
};
