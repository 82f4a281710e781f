import {create, insertMultiple, load, save, search, type RawData} from '@orama/orama';
import {boosts, flatRecords, searchedFields} from './documents';
import {shownHits, type Engine} from './engine';

const schema = {title: 'string', heading: 'string', content: 'string'} as const;

/** Orama with its defaults and one typo per word. */
export const engine: Engine = {
  async build(site) {
    const database = create({schema});
    await insertMultiple(
      database,
      flatRecords(site).map((record) => ({...record, id: String(record.id)})),
    );
    return JSON.stringify(save(database));
  },
  load(file) {
    const database = create({schema});
    load(database, JSON.parse(file) as RawData);
    return async (term) => {
      const {count} = await search(database, {
        term,
        properties: [...searchedFields],
        boost: boosts,
        tolerance: 1,
        limit: shownHits,
      });
      return count;
    };
  },
};
