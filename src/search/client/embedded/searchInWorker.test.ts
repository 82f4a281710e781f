import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Search} from '../contract';
import {fixtureEngine, fixtureRequest} from '../fixtures/site';
import {answerRequest} from './answerRequest';
import {connectWorker, type Reply, type WorkerRequest} from './connectWorker';
import {searchInWorker} from './searchInWorker';

const engine = fixtureEngine();
const request = fixtureRequest('alert');
const inPage = vi.fn((): Promise<Search> => Promise.resolve(async (asked) => answerRequest(engine, asked)));

const ignore = (): void => undefined;

class FakeWorker extends EventTarget {
  readonly asked: {readonly request: WorkerRequest; readonly port: MessagePort}[] = [];
  readonly terminate = vi.fn();
  readonly postMessage = (asked: WorkerRequest, [port]: Transferable[]): void => {
    this.asked.push({request: structuredClone(asked), port: port as MessagePort});
  };
  /** The latest request first: replies come in any order. */
  replyAll(reply?: Reply): void {
    for (const {request: asked, port} of this.asked.splice(0).reverse()) {
      port.postMessage(reply ?? {result: asked === 'prepare' ? null : answerRequest(engine, asked)});
    }
  }
}

beforeEach(() => {
  inPage.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(): {readonly search: Search; readonly worker: FakeWorker} {
  const worker = new FakeWorker();
  return {search: searchInWorker(connectWorker(worker, ignore), inPage), worker};
}

describe('searching in the worker', () => {
  it('leaves the page alone and returns each result to its requester', async () => {
    const {search, worker} = start();
    const both = Promise.all([search(request), search(fixtureRequest('server'))]);
    worker.replyAll();
    expect((await both).map(({query}) => query)).toEqual(['alert', 'server']);
    expect(inPage).not.toHaveBeenCalled();
  });

  it.each(['RetryError', 'DeserializationError', 'TypeError'])(
    'reports a %s of the worker, and sends it the next search',
    async (name) => {
      const {search, worker} = start();
      const failing = search(request);
      worker.replyAll({failure: {name, message: 'no index'}});
      await expect(failing).rejects.toMatchObject({name, message: 'no index'});
      const next = search(request);
      worker.replyAll();
      expect((await next).nbHits).toBeGreaterThan(0);
      expect(inPage).not.toHaveBeenCalled();
    },
  );

  it('searches in the page if the worker cannot be created or is forbidden', async () => {
    const none = searchInWorker(() => Promise.resolve(null), inPage);
    expect((await none(request)).nbHits).toBeGreaterThan(0);
    const {search, worker} = start();
    worker.dispatchEvent(new Event('error'));
    expect((await search(request)).nbHits).toBeGreaterThan(0);
  });

  it('does not wait forever for a worker that never starts', async () => {
    vi.useFakeTimers();
    const {search, worker} = start();
    const result = search(request);
    await vi.advanceTimersByTimeAsync(12_000);
    expect((await result).nbHits).toBeGreaterThan(0);
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('waits longer for a worker that reports that the index is arriving', async () => {
    vi.useFakeTimers();
    const {search, worker} = start();
    void search(request);
    await vi.advanceTimersByTimeAsync(11_000);
    worker.dispatchEvent(new MessageEvent('message', {data: 0.4}));
    await vi.advanceTimersByTimeAsync(11_000);
    expect(worker.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('fails if neither can search, and tries again with the next search', async () => {
    inPage.mockRejectedValueOnce(new Error('offline'));
    const {search, worker} = start();
    worker.dispatchEvent(new Event('error'));
    await expect(search(request)).rejects.toThrow('offline');
    expect((await search(request)).nbHits).toBeGreaterThan(0);
  });
});

describe('preparing', () => {
  it('ends when the worker has loaded the index, or has stopped', async () => {
    const worker = new FakeWorker();
    const ask = connectWorker(worker, ignore);
    const ready = ask('prepare');
    worker.replyAll();
    expect(await ready).toEqual({result: null});
    const never = ask('prepare');
    worker.dispatchEvent(new Event('error'));
    expect(await never).toBeNull();
  });
});

describe('a worker that stops after it has replied', () => {
  it('leaves the pending searches and all others to the page, without an error on the console', async () => {
    const {search, worker} = start();
    const first = search(request);
    worker.replyAll();
    await first;
    const pending = Promise.all([search(request), search(fixtureRequest('server'))]);
    const event = new Event('error', {cancelable: true});
    worker.dispatchEvent(event);
    expect((await pending).map(({query}) => query)).toEqual(['alert', 'server']);
    expect((await search(request)).nbHits).toBeGreaterThan(0);
    expect(worker.terminate).toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(true);
    expect(inPage).toHaveBeenCalledTimes(1);
  });
});
