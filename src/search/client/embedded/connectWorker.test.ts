import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchRequest} from '../contract';
import {fixtureEngine, fixtureRequest} from '../fixtures/site';
import {answerRequest} from './answerRequest';
import {connectWorker, type Reply, type Report, type WorkerClient} from './connectWorker';

const engine = fixtureEngine();
const request = fixtureRequest('alert');
const onStop = vi.fn();
const onProgress = vi.fn();

class FakeWorker extends EventTarget {
  readonly asked: {readonly request: SearchRequest; readonly port: MessagePort}[] = [];
  readonly terminate = vi.fn();
  readonly postMessage = (asked: SearchRequest, [port]: Transferable[]): void => {
    this.asked.push({request: structuredClone(asked), port: port as MessagePort});
  };
  report(report: Report): void {
    this.dispatchEvent(new MessageEvent('message', {data: report}));
  }
  /** The latest request first: replies come in any order. */
  replyAll(reply?: Reply): void {
    for (const {request: asked, port} of this.asked.splice(0).reverse()) {
      port.postMessage(reply ?? {result: answerRequest(engine, asked)});
    }
  }
}

beforeEach(() => {
  onStop.mockClear();
  onProgress.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(): {readonly client: WorkerClient; readonly worker: FakeWorker} {
  const worker = new FakeWorker();
  return {client: connectWorker(worker, onProgress, onStop), worker};
}

it('returns each result to its requester', async () => {
  const {client, worker} = start();
  const both = Promise.all([client.search(request), client.search(fixtureRequest('server'))]);
  worker.replyAll();
  expect((await both).map(({query}) => query)).toEqual(['alert', 'server']);
});

it('reports a failure of the worker, and sends it the next search', async () => {
  const {client, worker} = start();
  const failing = client.search(request);
  worker.replyAll({failure: 'no index'});
  await expect(failing).rejects.toThrow('no index');
  const next = client.search(request);
  worker.replyAll();
  expect((await next).nbHits).toBeGreaterThan(0);
  expect(onStop).not.toHaveBeenCalled();
});

it('is prepared when the worker says so, and reports how much has arrived before', async () => {
  const {client, worker} = start();
  worker.report(0.4);
  worker.report('prepared');
  await client.prepared;
  expect(onProgress.mock.calls).toEqual([[0.4]]);
});

it('gives up on a worker that says nothing for ten seconds, but not on one that has begun to load the index', async () => {
  vi.useFakeTimers();
  const {client} = start();
  const failed = expect(client.search(request)).rejects.toThrow('stopped');
  const other = start();
  other.worker.report(0);
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  await client.prepared;
  expect(onStop).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(other.worker.terminate).not.toHaveBeenCalled();
});

it('fails each pending search if the worker stops, without an error on the console', async () => {
  const {client, worker} = start();
  const pending = [client.search(request), client.search(fixtureRequest('server'))];
  const event = new Event('error', {cancelable: true});
  worker.dispatchEvent(event);
  for (const search of pending) {
    await expect(search).rejects.toThrow('stopped');
  }
  expect(worker.terminate).toHaveBeenCalled();
  expect(onStop).toHaveBeenCalledTimes(1);
  expect(event.defaultPrevented).toBe(true);
});
