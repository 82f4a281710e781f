/** Entry of the worker: fetches the index, and searches it in its own thread, so no key press waits for it. */
import {createEngine} from '../../engine/engine';
import {memoizeAsync} from '../memoizeAsync';
import {answerRequest} from './answerRequest';
import type {SearchRequest} from '../contract';
import type {Reply, Report} from './connectWorker';
import {fetchIndex} from './fetchIndex';
import {practice, warmUp} from './warmUp';

function tell(report: Report): void {
  postMessage(report);
}

const load = memoizeAsync(async () => createEngine(await fetchIndex(self.name, tell)));
let hasRequest = false;

async function replyTo(request: SearchRequest): Promise<Reply> {
  try {
    return {result: answerRequest(await load(), request)};
  } catch (error) {
    return {failure: String(error)};
  }
}

addEventListener('message', ({data, ports: [port]}: MessageEvent<SearchRequest>) => {
  hasRequest = true;
  void replyTo(data).then((reply) => port?.postMessage(reply));
});

load()
  .then(
    (engine) => {
      practice(engine, () => !hasRequest);
    },
    () => {
      // The first request tries again and reports what's wrong.
    },
  )
  .finally(() => tell('prepared'));
// While the index is on its way.
warmUp();
