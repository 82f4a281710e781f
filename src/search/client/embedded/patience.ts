/**
 * For how many milliseconds nothing may come before a load has failed. As long as something comes, it may take its time.
 * In development, the server makes the index while the browser waits.
 */
export const loadPatienceMs = process.env.NODE_ENV === 'development' ? 120_000 : 10_000;

/** For how many milliseconds a worker may be silent: longer than its load, so that it can report why that failed. */
export const workerPatienceMs = loadPatienceMs + 2000;
