/** Entry of the chunk that only sites with the embedded index load. */
import type {Answer} from '../engine/answer';
import {createEmbeddedClient} from './embeddedClient';
import type {LoadedClient} from './lazyClient';
import type {WorkerConnection} from './worker/connectWorker';
import {createAnswer} from './worker/createAnswer';

/** A chunk of its own, for browsers in which the worker does not run. */
async function loadInPage(basePath: string): Promise<Answer> {
  const [{answerWith}, {loadEngine}] = await Promise.all([
    import('../engine/answer'),
    import('./loadEngine'),
  ]);
  return answerWith(await loadEngine(basePath));
}

export function loadEmbeddedClient(
  basePath: string,
  worker: WorkerConnection,
  startWorker: () => WorkerConnection,
): LoadedClient {
  const answer = createAnswer(worker, startWorker, () => loadInPage(basePath));
  // The worker loads the index without being asked.
  return {client: createEmbeddedClient(answer), prepare: () => worker.ready};
}
