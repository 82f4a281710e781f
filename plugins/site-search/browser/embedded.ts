/** Entry of the chunk that only sites with the embedded index load. */
import type {IndexFile} from '../shared/indexFile';
import type {Answer} from './answer';
import {createEmbeddedClient} from './embeddedClient';
import {fetchIndex} from './fetchIndex';
import type {LoadedClient} from './lazyClient';
import {once} from './once';
import {loadAnswer} from './worker/loadAnswer';
import {createTaskRunner, type RunTask} from './worker/taskRunner';

function startWorker(): RunTask {
  try {
    return createTaskRunner(new Worker(new URL('./worker/searchWorker.ts', import.meta.url)));
  } catch (cause) {
    return () => Promise.reject(new Error('The search worker cannot be started.', {cause}));
  }
}

/** A chunk of its own, for browsers in which the worker does not run. */
async function loadInPage(file: IndexFile): Promise<Answer> {
  const [{answerWith}, {createEngine}] = await Promise.all([import('./answer'), import('./engine')]);
  return answerWith(createEngine(file));
}

export function loadEmbeddedClient(basePath: string): LoadedClient {
  // The worker starts while the index is on its way.
  const run = startWorker();
  const load = once(async () => loadAnswer(run, await fetchIndex(basePath), loadInPage));
  return {client: createEmbeddedClient(load), prepare: load};
}
