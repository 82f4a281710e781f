import type {Reply, ReplyMessage, Task, TaskMessage} from './messages';

/** The part of `Worker` that is used, so that tests can stand in for it. */
export type WorkerLike = Pick<EventTarget, 'addEventListener'> & {
  readonly postMessage: (message: TaskMessage) => void;
};

/** Resolves with the reply of the worker; rejects when the task failed or the worker could not run. */
export type RunTask = (task: Task) => Promise<Reply>;

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** Sends tasks to a worker and brings each reply to who asked. */
export function createTaskRunner(worker: WorkerLike): RunTask {
  const waiting = new Map<number, Waiting>();
  let broken: Error | null = null;
  let lastId = 0;

  worker.addEventListener('message', (event) => {
    const {data} = event as MessageEvent<ReplyMessage>;
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('reply' in data) {
      asked?.resolve(data.reply);
    } else {
      asked?.reject(new Error(data.failure));
    }
  });
  // Not found, forbidden by a policy, or stopped by an exception.
  worker.addEventListener('error', (event) => {
    // The page searches by itself from here on: nothing is left for the console to report.
    event.preventDefault();
    broken = new Error('The search worker does not run.');
    for (const {reject} of waiting.values()) {
      reject(broken);
    }
    waiting.clear();
  });

  return (task) =>
    new Promise((resolve, reject) => {
      if (broken) {
        reject(broken);
        return;
      }
      lastId += 1;
      waiting.set(lastId, {resolve, reject});
      worker.postMessage({id: lastId, task});
    });
}
