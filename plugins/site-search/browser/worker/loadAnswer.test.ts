import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {answerWith, type Answer} from '../answer';
import {answerRequest} from '../answerRequest';
import type {SearchResult} from '../client';
import {fixtureEngine} from '../fixtures/site';
import {loadAnswer} from './loadAnswer';
import type {ReplyMessage, Task, TaskMessage} from './messages';
import {createTaskRunner, type WorkerLike} from './taskRunner';

const engine = fixtureEngine();
const file = {origin: '', groups: [], words: [], pages: []};
const request = {indexName: 'docs', query: 'alert'};
const inPage = (): Promise<Answer> => Promise.resolve(answerWith(engine));

class FakeWorker extends EventTarget implements WorkerLike {
  readonly asked: TaskMessage[] = [];
  readonly postMessage = (message: TaskMessage): void => {
    this.asked.push(structuredClone(message));
  };
  reply(data: ReplyMessage): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
  replyAll(perform: (task: Task) => SearchResult | null): void {
    for (const {id, task} of this.asked.splice(0).reverse()) {
      this.reply({id, reply: perform(task)});
    }
  }
  stop(): void {
    this.dispatchEvent(new Event('error'));
  }
}

let worker: FakeWorker;
beforeEach(() => {
  worker = new FakeWorker();
});
afterEach(() => {
  vi.useRealTimers();
});

async function loaded(fallback: () => Promise<Answer>): Promise<Answer> {
  const loading = loadAnswer(createTaskRunner(worker), file, fallback);
  worker.replyAll(() => null);
  return loading;
}

describe('searching in the worker', () => {
  it('leaves the page alone and brings each answer to who asked', async () => {
    const fallback = vi.fn(inPage);
    const answer = await loaded(fallback);
    const both = Promise.all([answer(request), answer({...request, query: 'server'})]);
    worker.replyAll((task) => (task.kind === 'answer' ? answerRequest(engine, task.request) : null));
    expect((await both).map(({query}) => query)).toEqual(['alert', 'server']);
    expect(fallback).not.toHaveBeenCalled();
  });

  it('goes on in the page when the worker stops', async () => {
    const answer = await loaded(inPage);
    const pending = answer(request);
    worker.stop();
    expect((await pending).nbHits).toBeGreaterThan(0);
    expect((await answer(request)).nbHits).toBeGreaterThan(0);
  });

  it('searches in the page when the worker is forbidden', async () => {
    const runner = createTaskRunner(worker);
    worker.stop();
    const answer = await loadAnswer(runner, file, inPage);
    expect((await answer(request)).nbHits).toBeGreaterThan(0);
  });

  it('does not wait for ever for a worker that never came', async () => {
    vi.useFakeTimers();
    const loading = loadAnswer(createTaskRunner(worker), file, inPage);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await (await loading)(request)).nbHits).toBeGreaterThan(0);
  });

  it('fails when neither can read the index', async () => {
    const loading = loadAnswer(createTaskRunner(worker), file, () => Promise.reject(new Error('no index')));
    worker.reply({id: worker.asked[0]?.id ?? 0, failure: 'TypeError'});
    await expect(loading).rejects.toThrow('no index');
  });
});
