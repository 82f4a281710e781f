/** Entry of the chunk that only sites with the embedded index load. */
import type {Search, SearchClient} from '../contract';
import {reportProgress} from '../loadProgress';
import type {SearchWorker} from './connectWorker';
import {createEmbeddedClient} from './embeddedClient';
import {searchInWorker} from './searchInWorker';

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
export function loadEmbeddedClient(
  basePath: string,
  worker: SearchWorker,
  startWorker: () => SearchWorker,
): SearchClient {
  const search = searchInWorker(worker, startWorker, () => loadInPage(basePath));
  return createEmbeddedClient(search, () => worker.ask('prepare'));
}
