import type {IndexFile} from '../../shared/indexFile';
import type {Answer} from '../answer';
import type {SearchRequest, SearchResult} from '../client';
import {once} from '../once';
import type {RunTask} from './taskRunner';

/** As long as the index itself may take: then the page does the work. */
const patienceMs = 10_000;

function withinPatience<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('The search worker does not reply.'));
    }, patienceMs);
    void promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

async function answerInWorker(run: RunTask, request: SearchRequest): Promise<SearchResult> {
  const reply = await withinPatience(run({kind: 'answer', request}));
  if (reply === null) {
    throw new Error('The search worker gave no answer.');
  }
  return reply;
}

/**
 * Loads an index into the worker. Where the worker does not run, or stops, the page searches by itself.
 *
 * @param loadInPage makes the same of the index in the page
 * @throws what `loadInPage` throws when neither can read the index
 */
export async function loadAnswer(
  run: RunTask,
  file: IndexFile,
  loadInPage: (file: IndexFile) => Promise<Answer>,
): Promise<Answer> {
  const inPage = once(() => loadInPage(file));
  try {
    await withinPatience(run({kind: 'load', file}));
  } catch {
    return inPage();
  }
  return (request) =>
    answerInWorker(run, request).catch(async () => {
      const answer = await inPage();
      return answer(request);
    });
}
