import type {LoadedSearch, Search} from './contract';
import {once} from './once';

export interface SearchClient {
  readonly search: Search;
  /** Loads what the first search needs. */
  readonly prepare: () => Promise<void>;
}

/** A client that exists immediately and loads the real search when it's first needed. */
export function createLazyClient(load: () => Promise<LoadedSearch>): SearchClient {
  const loaded = once(load);
  return {
    search: async (request) => (await loaded()).search(request),
    async prepare() {
      try {
        const {prepared} = await loaded();
        await prepared;
      } catch {
        // The first search tries again and reports what's wrong.
      }
    },
  };
}
