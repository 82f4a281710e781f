import type {OnProgress} from './fetchIndex';
import type {SearchRequest, SearchResult} from '../contract';
import {workerPatienceMs} from './patience';

/** A search, or a request to report when the index is loaded. */
export type WorkerRequest = SearchRequest | 'prepare';

/** The result; `null` after `prepare`. Errors lose their class and name between threads. */
export type Reply =
  | {readonly result: SearchResult | null}
  | {readonly failure: {readonly name: string; readonly message: string}};

/** The part of `Worker` that's used, so that tests can replace it. */
type WorkerLike = Pick<Worker, 'addEventListener' | 'terminate'> & {
  readonly postMessage: (request: WorkerRequest, transfer: Transferable[]) => void;
};

/** Resolves with `null` if the worker couldn't start, has stopped, or doesn't reply in time. */
export type AskWorker = (request: WorkerRequest) => Promise<Reply | null>;

/**
 * Makes the function that sends a request to a worker, with its own channel for the reply. Unrequested messages from the
 * worker report how much of the index has arrived.
 */
export function connectWorker(worker: WorkerLike, onProgress: OnProgress): AskWorker {
  let heardAt = 0;
  let stop: () => void = () => undefined;
  const stopped = new Promise<null>((resolve) => {
    stop = () => {
      worker.terminate();
      resolve(null);
    };
  });
  worker.addEventListener('message', ({data}: MessageEvent<number>) => {
    heardAt = performance.now();
    onProgress(data);
  });
  // Not found, forbidden by a policy, or stopped by an exception.
  worker.addEventListener('error', (event) => {
    // The page takes over, so there's no error for the console.
    event.preventDefault();
    stop();
  });
  return async (request) => {
    const {port1, port2} = new MessageChannel();
    const replied = new Promise<Reply>((settle) => {
      port1.onmessage = ({data}: MessageEvent<Reply>) => {
        settle(data);
      };
    });
    const askedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWhenSilent = (): void => {
      const restMs = Math.max(askedAt, heardAt) + workerPatienceMs - performance.now();
      if (restMs > 0) {
        timer = setTimeout(stopWhenSilent, restMs);
      } else {
        stop();
      }
    };
    if (request !== 'prepare') {
      stopWhenSilent();
    }
    worker.postMessage(request, [port2]);
    const reply = await Promise.race([replied, stopped]);
    clearTimeout(timer);
    port1.close();
    return reply;
  };
}
