/**
 * Milliseconds without any data after which a load has failed. As long as data arrives, it may take its time. In
 * development, the server makes the index while the browser waits.
 */
export const loadPatienceMs = process.env.NODE_ENV === 'development' ? 120_000 : 10_000;

/** Milliseconds for which a worker may be silent: longer than a load may take, so it can report why that failed. */
export const workerPatienceMs = loadPatienceMs + 2000;
