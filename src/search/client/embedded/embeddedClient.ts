import type {Search, SearchClient, SearchResult} from '../contract';

/** Results kept in memory, one per request. */
const cacheSize = 200;

/** The client of the index that comes with the site. */
export function createEmbeddedClient(search: Search, prepare: SearchClient['prepare']): SearchClient {
  const cache = new Map<string, SearchResult>();
  return {
    showsProviderMark: false,
    prepare,
    async search(request) {
      const key = JSON.stringify(request);
      const result = cache.get(key) ?? (await search(request));
      // The latest one is last, so the first is the one to forget.
      cache.delete(key);
      cache.set(key, result);
      const [oldest] = cache.keys();
      if (cache.size > cacheSize && oldest !== undefined) {
        cache.delete(oldest);
      }
      return result;
    },
  };
}
