/**
 * Entry of the worker: fetches the index, counts its terms, and searches it in its own thread, so no key press waits
 * for it.
 */
import {once} from '../once';
import {answerRequest} from './answerRequest';
import type {Reply, WorkerRequest} from './connectWorker';
import {loadEngine, type OnProgress} from './fetchIndex';
import {practice, warmUp} from './warmUp';

/** Tells the page how much of the index has arrived. */
const onProgress: OnProgress = (share) => {
  postMessage(share);
};
const load = once(() => loadEngine(self.name, onProgress));
let wasAsked = false;

async function replyTo(request: WorkerRequest): Promise<Reply> {
  try {
    const engine = await load();
    return {result: request === 'prepare' ? null : answerRequest(engine, request)};
  } catch (error) {
    const {name, message} = error instanceof Error ? error : new Error(String(error));
    return {failure: {name, message}};
  }
}

addEventListener('message', ({data, ports: [port]}: MessageEvent<WorkerRequest>) => {
  wasAsked ||= data !== 'prepare';
  void replyTo(data).then((reply) => port?.postMessage(reply));
});

load().then(
  (engine) => {
    practice(engine, () => !wasAsked);
  },
  () => {
    // The first request tries again and reports what's wrong.
  },
);
// While the index is on its way.
warmUp();
