import {reportProgress} from '../loadProgress';
import {connectWorker, type AskWorker} from './connectWorker';

/** The last worker, which nothing ends on a built site. */
let previous: Worker | null = null;

/**
 * Starts the worker, which immediately fetches the index. It's part of the main script, because its own chunk would
 * have to wait for the modal's.
 *
 * @param basePath base path of the site, with a slash at the end; the worker reads it from its name
 */
export function startWorker(basePath: string): AskWorker {
  try {
    const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), {name: basePath});
    if (process.env.NODE_ENV === 'development') {
      // Its index is out of date, or it has stopped.
      previous?.terminate();
      previous = worker;
    }
    return connectWorker(worker, reportProgress);
  } catch {
    return () => Promise.resolve(null);
  }
}
