import type {Answer} from '../../engine/answer';
import type {SearchResult} from '../client';
import {errorOf} from '../errors';
import {once} from '../once';
import type {WorkerConnection} from './connectWorker';
import type {Reply} from './messages';

function resultOf(reply: Reply): SearchResult {
  if ('failure' in reply) {
    throw errorOf(reply.failure);
  }
  return reply.result;
}

/**
 * Answers in the worker. One that stops after it has answered is started again; where none runs, the page searches by
 * itself.
 *
 * @param first a worker that is already on its way
 * @param loadInPage loads the index into the page
 */
export function createAnswer(
  first: WorkerConnection,
  startWorker: () => WorkerConnection,
  loadInPage: () => Promise<Answer>,
): Answer {
  const inPage = once(loadInPage);
  let worker = first;

  const answer: Answer = async (request) => {
    const asked = worker;
    const reply = await asked.ask(request);
    if (reply) {
      return resultOf(reply);
    }
    if (asked === worker && asked.hasReplied()) {
      worker = startWorker();
    }
    return asked === worker ? (await inPage())(request) : answer(request);
  };
  return answer;
}
