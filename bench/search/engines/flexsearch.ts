import {Document} from 'flexsearch';
import {flatRecords, searchedFields, type FlatRecord} from './documents';
import {shownHits, type Engine} from './engine';

/** FlexSearch writes its index in parts, each under a key. */
type Parts = Record<string, string>;

function createDocument(): Document {
  return new Document({
    tokenize: 'forward',
    document: {id: 'id', index: [...searchedFields], store: ['title', 'heading', 'content', 'url']},
  });
}

/** FlexSearch that finds words by prefix; it corrects no typos. */
export const engine: Engine = {
  build(site) {
    const index = createDocument();
    flatRecords(site).forEach((record: FlatRecord) => {
      index.add({...record});
    });
    const parts: Parts = {};
    index.export((key, data) => {
      parts[key] = data;
    });
    return JSON.stringify(parts);
  },
  load(file) {
    const index = createDocument();
    for (const [key, data] of Object.entries(JSON.parse(file) as Parts)) {
      index.import(key, data);
    }
    return (query) => index.search(query, {limit: shownHits, enrich: true, merge: true}).length;
  },
};
