import lunr from 'lunr';
import {boosts, flatRecords, searchedFields, type FlatRecord} from './documents';
import type {Engine} from './engine';

interface IndexFile {
  readonly index: object;
  /** lunr keeps no texts, so they come beside it. */
  readonly records: readonly FlatRecord[];
}

/** lunr with its stemmer; each word as it is, as the start of a word, and with one typo. */
export const engine: Engine = {
  build(site) {
    const records = flatRecords(site);
    const index = lunr((builder) => {
      builder.ref('id');
      for (const field of searchedFields) {
        builder.field(field, {boost: boosts[field]});
      }
      for (const record of records) {
        builder.add(record);
      }
    });
    return JSON.stringify({index, records} satisfies IndexFile);
  },
  load(file) {
    const {index: serialized, records} = JSON.parse(file) as IndexFile;
    const index = lunr.Index.load(serialized);
    return (query) => {
      const results = index.query((clause) => {
        for (const term of lunr.tokenizer(query)) {
          clause.term(term, {boost: 10});
          clause.term(term, {boost: 5, wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false});
          clause.term(term, {editDistance: 1});
        }
      });
      return results.map(({ref}) => records[Number(ref)]).length;
    };
  },
};
