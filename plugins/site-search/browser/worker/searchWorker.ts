/** Entry of the worker: fetches, counts and searches the index beside the page, so that no key waits for it. */
import {answerRequest} from '../answerRequest';
import type {SearchRequest} from '../client';
import {loadEngine} from '../loadEngine';
import {once} from '../once';
import type {Reply, ReplyMessage, RequestMessage} from './messages';
import {warmUp} from './warmUp';

const load = once(() => loadEngine(self.name));

async function replyTo(request: SearchRequest): Promise<Reply> {
  try {
    return {result: answerRequest(await load(), request)};
  } catch (error) {
    const {name, message} = error instanceof Error ? error : new Error(String(error));
    return {failure: {name, message}};
  }
}

addEventListener('message', ({data: {id, request}}: MessageEvent<RequestMessage>) => {
  void replyTo(request).then((reply) => {
    postMessage({id, reply} satisfies ReplyMessage);
  });
});

load().catch(() => {
  // The first request tries again and reports what is wrong.
});
// While the index is on its way.
warmUp();
