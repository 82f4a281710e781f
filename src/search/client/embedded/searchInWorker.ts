import type {Search} from '../contract';
import {failure} from '../failure';
import {once} from '../once';
import type {SearchWorker} from './connectWorker';

/**
 * Searches in the worker. One that stops after it has replied is restarted; if none runs, the page does the work
 * itself.
 *
 * @param first a worker that has already been started
 * @param loadInPage loads the index into the page
 */
export function searchInWorker(
  first: SearchWorker,
  startWorker: () => SearchWorker,
  loadInPage: () => Promise<Search>,
): Search {
  const inPage = once(loadInPage);
  let worker = first;

  const search: Search = async (request) => {
    const asked = worker;
    const reply = await asked.ask(request);
    if (reply && 'failure' in reply) {
      throw failure(reply.failure.name, reply.failure.message);
    }
    if (reply?.result) {
      return reply.result;
    }
    if (asked === worker && asked.hasReplied()) {
      worker = startWorker();
    }
    return asked === worker ? (await inPage())(request) : search(request);
  };
  return search;
}
