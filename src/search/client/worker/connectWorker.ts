import type {SearchRequest} from '../client';
import type {Reply, RequestMessage, WorkerMessage} from './messages';

/** The part of `Worker` that is used, so that tests can stand in for it. */
export type WorkerLike = Pick<EventTarget, 'addEventListener'> & {
  readonly postMessage: (message: RequestMessage) => void;
  readonly terminate: () => void;
};

export interface WorkerConnection {
  /** Resolves when the worker has loaded the index, could not, or has stopped. */
  readonly ready: Promise<void>;
  /** Resolves with `null` when the worker could not run, stopped, or kept silent for too long. */
  readonly ask: (request: SearchRequest) => Promise<Reply | null>;
  /** Whether the worker ever ran. */
  readonly hasReplied: () => boolean;
}

/** Longer than the worker waits for the index. */
const patienceMs = 12_000;

/** Sends requests to a worker and brings each reply to who asked. `null` is a worker that cannot be made. */
export function connectWorker(worker: WorkerLike | null): WorkerConnection {
  const waiting = new Map<number, (reply: Reply | null) => void>();
  let running = worker;
  let hasReplied = false;
  let lastId = 0;
  let settleReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    settleReady = resolve;
  });

  // From here on somebody else does the work: nothing is left for the console to report.
  const stop = (event?: Event): void => {
    event?.preventDefault();
    running?.terminate();
    running = null;
    settleReady();
    for (const settle of waiting.values()) {
      settle(null);
    }
    waiting.clear();
  };
  worker?.addEventListener('message', (event) => {
    const {data} = event as MessageEvent<WorkerMessage>;
    settleReady();
    if ('isReady' in data) {
      return;
    }
    hasReplied = true;
    waiting.get(data.id)?.(data.reply);
    waiting.delete(data.id);
  });
  if (!worker) {
    settleReady();
  }
  // Not found, forbidden by a policy, stopped by an exception, or a reply that cannot be read.
  worker?.addEventListener('error', stop);
  worker?.addEventListener('messageerror', stop);

  return {
    ready,
    ask: (request) =>
      new Promise((resolve) => {
        if (!running) {
          resolve(null);
          return;
        }
        lastId += 1;
        running.postMessage({id: lastId, request});
        const timer = setTimeout(stop, patienceMs);
        waiting.set(lastId, (reply) => {
          clearTimeout(timer);
          resolve(reply);
        });
      }),
    hasReplied: () => hasReplied,
  };
}
