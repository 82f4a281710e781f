/** Entry of the worker: fetches, counts and searches the index beside the page, so that no key waits for it. */
import {answerRequest} from '../../engine/answerRequest';
import type {SearchRequest} from '../client';
import {loadEngine} from '../loadEngine';
import {once} from '../once';
import type {Reply, RequestMessage, WorkerMessage} from './messages';
import {practise, warmUp} from './warmUp';

const load = once(() => loadEngine(self.name));
let wasAsked = false;

const send = (message: WorkerMessage): void => {
  postMessage(message);
};

async function replyTo(request: SearchRequest): Promise<Reply> {
  try {
    return {result: answerRequest(await load(), request)};
  } catch (error) {
    const {name, message} = error instanceof Error ? error : new Error(String(error));
    return {failure: {name, message}};
  }
}

addEventListener('message', ({data: {id, request}}: MessageEvent<RequestMessage>) => {
  wasAsked = true;
  void replyTo(request).then((reply) => {
    send({id, reply});
  });
});

load().then(
  (engine) => {
    send({isReady: true});
    practise(engine, () => !wasAsked);
  },
  () => {
    // The first request tries again and reports what is wrong.
    send({isReady: true});
  },
);
// While the index is on its way.
warmUp();
