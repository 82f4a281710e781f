import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createSearchQueue} from './searchQueue';

const timeoutMs = 300;

/** A queue in front of an engine that responds on command. */
function openQueue(prepare: () => Promise<unknown>, paceMs = 0) {
  const sent: string[] = [];
  const log: string[] = [];
  const answers = new Map<
    string,
    {readonly resolve: (result: string) => void; readonly reject: () => void}
  >();
  const queue = createSearchQueue<string>({
    prepare,
    timeoutMs,
    paceMs,
    send: (query) => {
      sent.push(query);
      return new Promise((resolve, reject) => {
        answers.set(query, {
          resolve,
          reject: () => {
            reject(new Error('503'));
          },
        });
      });
    },
    onAnswer: (query, result) => {
      log.push(`${query}: ${result}`);
    },
    onFailure: (query) => {
      log.push(`${query} failed`);
    },
  });
  const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
  return {
    queue,
    sent,
    log,
    async answer(query: string): Promise<void> {
      answers.get(query)?.resolve('found');
      await settled();
    },
    async fail(query: string): Promise<void> {
      answers.get(query)?.reject();
      await settled();
    },
  };
}

/** A queue that no longer waits for a download. */
async function openPreparedQueue(paceMs = 0): Promise<ReturnType<typeof openQueue>> {
  const opened = openQueue(() => Promise.resolve(), paceMs);
  opened.queue.ask('first');
  await vi.advanceTimersByTimeAsync(0);
  await opened.answer('first');
  opened.sent.length = 0;
  opened.log.length = 0;
  return opened;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sends only the newest of the queries that were typed while a search was running', async () => {
  const {queue, sent, log, answer} = await openPreparedQueue();
  ['d', 'do', 'doc', 'dock'].forEach((query) => queue.ask(query));
  expect(sent).toEqual(['d']);
  await answer('d');
  expect(sent).toEqual(['d', 'dock']);
  await answer('dock');
  expect(log).toEqual(['d: found', 'dock: found']);
});

it('sends the next query before it passes on a response, so that both are processed in parallel', async () => {
  const order: string[] = [];
  const queue = createSearchQueue<null>({
    prepare: () => Promise.resolve(),
    timeoutMs,
    paceMs: 0,
    send: async (query) => {
      order.push(`sent ${query}`);
      return null;
    },
    onAnswer: (query) => {
      order.push(`shown ${query}`);
    },
    onFailure: () => undefined,
  });
  queue.ask('d');
  await vi.advanceTimersByTimeAsync(0);
  order.length = 0;
  queue.ask('do');
  queue.ask('doc');
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['sent do', 'sent doc', 'shown do', 'shown doc']);
});

it('is not delayed by a slow search', async () => {
  const {queue, sent, log, answer} = await openPreparedQueue();
  queue.ask('d');
  queue.ask('do');
  await vi.advanceTimersByTimeAsync(timeoutMs);
  expect(sent).toEqual(['d', 'do']);
  await answer('do');
  await answer('d');
  expect(log).toEqual(['do: found']);
});

it('passes on results of an older query while the newer one is running', async () => {
  const {queue, log, answer} = await openPreparedQueue();
  queue.ask('d');
  queue.ask('do');
  await answer('d');
  expect(log).toEqual(['d: found']);
});

it('passes on every result for the text in the box, and older ones only occasionally', async () => {
  const {queue, log, answer} = await openPreparedQueue(150);
  queue.ask('d');
  queue.ask('do');
  await answer('d');
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(150);
  queue.ask('doc');
  await answer('do');
  expect(log).toEqual(['do: found']);
  await answer('doc');
  expect(log).toEqual(['do: found', 'doc: found']);
});

it('does not replace a failure with late results of an older query', async () => {
  const {queue, log, answer, fail} = await openPreparedQueue();
  queue.ask('d');
  queue.ask('do');
  await vi.advanceTimersByTimeAsync(timeoutMs);
  await fail('do');
  await answer('d');
  expect(log).toEqual(['do failed']);
});

it('continues after a failure', async () => {
  const {queue, log, answer, fail} = await openPreparedQueue();
  queue.ask('d');
  queue.ask('do');
  await fail('d');
  await answer('do');
  expect(log).toEqual(['d failed', 'do: found']);
});

it('passes on nothing that nobody is waiting for anymore, and searches again immediately', async () => {
  const {queue, sent, log, answer, fail} = await openPreparedQueue();
  queue.ask('d');
  queue.clear();
  await answer('d');
  queue.ask('k');
  queue.clear();
  await fail('k');
  queue.ask('p');
  expect(sent).toEqual(['d', 'k', 'p']);
  await answer('p');
  expect(log).toEqual(['p: found']);
});

it('requests the newest of the letters that were typed before the engine was ready', async () => {
  let settle: () => void = () => undefined;
  const prepared = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const {queue, sent, log, answer} = openQueue(() => prepared);
  ['d', 'do', 'doc'].forEach((query) => queue.ask(query));
  await vi.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(sent).toEqual([]);
  settle();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['doc']);
  await answer('doc');
  expect(log).toEqual(['doc: found']);
});

it('sends a request to an engine that is slow to arrive, which reports what is wrong with it', async () => {
  const {queue, sent} = openQueue(() => new Promise(() => undefined));
  queue.ask('d');
  await vi.advanceTimersByTimeAsync(timeoutMs);
  expect(sent).toEqual(['d']);
});
