import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {answerWith, type Answer} from '../../engine/answer';
import {answerRequest} from '../../engine/answerRequest';
import {fixtureEngine} from '../fixtures/site';
import {connectWorker, type WorkerLike} from './connectWorker';
import {createAnswer} from './createAnswer';
import type {Reply, RequestMessage} from './messages';

const engine = fixtureEngine();
const request = {indexName: 'docs', query: 'alert'};
const inPage = vi.fn((): Promise<Answer> => Promise.resolve(answerWith(engine)));

class FakeWorker extends EventTarget implements WorkerLike {
  readonly asked: RequestMessage[] = [];
  readonly terminate = vi.fn();
  readonly postMessage = (message: RequestMessage): void => {
    this.asked.push(structuredClone(message));
  };
  /** The latest request first: replies come in any order. */
  replyAll(reply?: Reply): void {
    for (const {id, request: asked} of this.asked.splice(0).reverse()) {
      const data = {id, reply: reply ?? {result: answerRequest(engine, asked)}};
      this.dispatchEvent(new MessageEvent('message', {data}));
    }
  }
}

let workers: FakeWorker[];
beforeEach(() => {
  workers = [];
  inPage.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An answer with its first worker; others that are started follow in `workers`. */
function start(): {readonly answer: Answer; readonly worker: FakeWorker} {
  const startWorker = (): ReturnType<typeof connectWorker> => {
    const started = new FakeWorker();
    workers.push(started);
    return connectWorker(started);
  };
  const worker = new FakeWorker();
  workers.push(worker);
  return {answer: createAnswer(connectWorker(worker), startWorker, inPage), worker};
}

describe('searching in the worker', () => {
  it('leaves the page alone and brings each answer to who asked', async () => {
    const {answer, worker} = start();
    const both = Promise.all([answer(request), answer({...request, query: 'server'})]);
    worker.replyAll();
    expect((await both).map(({query}) => query)).toEqual(['alert', 'server']);
    expect(inPage).not.toHaveBeenCalled();
  });

  it.each(['RetryError', 'DeserializationError', 'TypeError'])(
    'reports a %s of the worker, and asks it again with the next search',
    async (name) => {
      const {answer, worker} = start();
      const failing = answer(request);
      worker.replyAll({failure: {name, message: 'no index'}});
      const expected = name === 'TypeError' ? 'Error' : name;
      await expect(failing).rejects.toMatchObject({name: expected, message: 'no index'});
      const next = answer(request);
      worker.replyAll();
      expect((await next).nbHits).toBeGreaterThan(0);
      expect(inPage).not.toHaveBeenCalled();
    },
  );

  it('searches in the page when the worker cannot be made or is forbidden', async () => {
    const never = (): never => {
      throw new Error('started again');
    };
    expect((await createAnswer(connectWorker(null), never, inPage)(request)).nbHits).toBeGreaterThan(0);
    const {answer, worker} = start();
    worker.dispatchEvent(new Event('error'));
    expect((await answer(request)).nbHits).toBeGreaterThan(0);
    expect(workers).toHaveLength(1);
  });

  it('does not wait for ever for a worker that never came', async () => {
    vi.useFakeTimers();
    const {answer, worker} = start();
    const answered = answer(request);
    await vi.advanceTimersByTimeAsync(12_000);
    expect((await answered).nbHits).toBeGreaterThan(0);
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('fails when neither can search, and tries again with the next search', async () => {
    inPage.mockRejectedValueOnce(new Error('offline'));
    const {answer, worker} = start();
    worker.dispatchEvent(new Event('error'));
    await expect(answer(request)).rejects.toThrow('offline');
    expect((await answer(request)).nbHits).toBeGreaterThan(0);
  });
});

describe('a worker that stops after it has answered', () => {
  it.each(['error', 'messageerror'])(
    'is started again after %s, and answers what was asked',
    async (kind) => {
      const {answer, worker} = start();
      const first = answer(request);
      worker.replyAll();
      await first;
      const pending = Promise.all([answer(request), answer({...request, query: 'server'})]);
      const event = new Event(kind, {cancelable: true});
      worker.dispatchEvent(event);
      await vi.waitFor(() => {
        expect(workers[1]?.asked).toHaveLength(2);
      });
      workers[1]?.replyAll();
      expect((await pending).map(({query}) => query)).toEqual(['alert', 'server']);
      expect(worker.terminate).toHaveBeenCalled();
      expect(event.defaultPrevented).toBe(true);
      expect(workers).toHaveLength(2);
      expect(inPage).not.toHaveBeenCalled();
    },
  );

  it('leaves a request that stops it again to the page', async () => {
    const {answer, worker} = start();
    const first = answer(request);
    worker.replyAll();
    await first;
    const pending = answer(request);
    worker.dispatchEvent(new Event('error'));
    await vi.waitFor(() => {
      expect(workers[1]?.asked).toHaveLength(1);
    });
    workers[1]?.dispatchEvent(new Event('error'));
    expect((await pending).nbHits).toBeGreaterThan(0);
    expect(inPage).toHaveBeenCalledTimes(1);
  });
});
