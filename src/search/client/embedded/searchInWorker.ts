import type {Search} from '../contract';
import {failure} from '../failure';
import {once} from '../once';
import type {AskWorker} from './connectWorker';

/**
 * Searches in the worker; if it doesn't run, the page does the work itself.
 *
 * @param loadInPage loads the index into the page
 */
export function searchInWorker(askWorker: AskWorker, loadInPage: () => Promise<Search>): Search {
  const inPage = once(loadInPage);
  return async (request) => {
    const reply = await askWorker(request);
    if (reply && 'failure' in reply) {
      throw failure(reply.failure.name, reply.failure.message);
    }
    return reply?.result ?? (await inPage())(request);
  };
}
