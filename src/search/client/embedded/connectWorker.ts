import type {Search, SearchRequest, SearchResult} from '../contract';
import type {OnProgress} from './fetchIndex';
import {stallTimeoutMs} from './stallTimeout';

/** The response to a request. */
export type Reply = {readonly result: SearchResult} | {readonly failure: string};

/** What the worker reports without a request: how much of the index has arrived, and that it has loaded or failed to. */
export type Report = number | 'prepared';

/** The part of `Worker` that's used, so that tests can replace it. */
type WorkerLike = Pick<Worker, 'addEventListener' | 'terminate'> & {
  readonly postMessage: (request: SearchRequest, transfer: Transferable[]) => void;
};

export interface WorkerClient {
  readonly search: Search;
  /** Resolves once the worker has the index, can't load it, or has stopped. */
  readonly prepared: Promise<unknown>;
  readonly stop: () => void;
}

/**
 * Searches in a worker. Each request has its own channel for the reply.
 *
 * @param onStop called when the worker can't be used, because it can't be loaded, is forbidden by a policy, or has ended
 *   with an exception; and when it's stopped
 */
export function connectWorker(worker: WorkerLike, onProgress: OnProgress, onStop: () => void): WorkerClient {
  let stop: () => void = () => undefined;
  const stopped = new Promise<Reply>((settle) => {
    stop = () => {
      clearTimeout(timer);
      worker.terminate();
      onStop();
      settle({failure: 'The worker of the search has stopped.'});
    };
  });
  // From its first message on, the worker reports what fails.
  const timer = setTimeout(stop, stallTimeoutMs);
  const ready = new Promise<void>((settle) => {
    worker.addEventListener('message', ({data}: MessageEvent<Report>) => {
      clearTimeout(timer);
      if (data === 'prepared') {
        settle();
      } else {
        onProgress(data);
      }
    });
  });
  worker.addEventListener('error', (event) => {
    // Readers are told, so there's no error for the console.
    event.preventDefault();
    stop();
  });
  return {
    async search(request) {
      const {port1, port2} = new MessageChannel();
      const replied = new Promise<Reply>((settle) => {
        port1.onmessage = ({data}: MessageEvent<Reply>) => {
          settle(data);
        };
      });
      worker.postMessage(request, [port2]);
      const reply = await Promise.race([replied, stopped]);
      port1.close();
      if ('failure' in reply) {
        throw new Error(reply.failure);
      }
      return reply.result;
    },
    prepared: Promise.race([ready, stopped]),
    stop,
  };
}
