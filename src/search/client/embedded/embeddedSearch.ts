/** Entry of the chunk that only sites with the embedded index load. */
import type {Search, SearchResult} from '../contract';
import {reportProgress} from '../loadProgress';
import type {AskWorker} from './connectWorker';
import {searchInWorker} from './searchInWorker';

/** Results kept in memory, one per request. */
const cacheSize = 200;

/** Keeps the latest results in memory. */
export function keepResults(search: Search): Search {
  const cache = new Map<string, SearchResult>();
  return async (request) => {
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

/** @param basePath base path of the site, with a slash at the end */
export function loadEmbeddedSearch(basePath: string, askWorker: AskWorker): Search {
  return keepResults(searchInWorker(askWorker, () => loadInPage(basePath)));
}
