/** Entry of the chunk that only sites with the embedded index load. */
import type {Search, SearchClient, SearchResult} from '../contract';
import {reportProgress} from '../loadProgress';
import type {SearchWorker} from './connectWorker';
import {searchInWorker} from './searchInWorker';

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
      // The latest one is last, so the first is the one to drop.
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

/** Another chunk, for browsers in which the worker doesn't run. */
async function loadInPage(basePath: string): Promise<Search> {
  const [{answerRequest}, {loadEngine}] = await Promise.all([
    import('./answerRequest'),
    import('./fetchIndex'),
  ]);
  const engine = await loadEngine(basePath, reportProgress);
  return (request) => Promise.resolve(request).then((asked) => answerRequest(engine, asked));
}

/**
 * @param basePath base path of the site, with a slash at the end
 * @param prepared settles once the worker has replied. Asking again with a query's first letter would make the letter
 *   wait for another reply, which a busy page handles after the next letter.
 */
export function loadEmbeddedClient(
  basePath: string,
  worker: SearchWorker,
  startWorker: () => SearchWorker,
  prepared: Promise<unknown>,
): SearchClient {
  const search = searchInWorker(worker, startWorker, () => loadInPage(basePath));
  return createEmbeddedClient(search, () => prepared);
}
