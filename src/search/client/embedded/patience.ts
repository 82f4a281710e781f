/** For how many milliseconds nothing may come before a load has failed. As long as something comes, it may take its time. */
export const loadPatienceMs = 10_000;

/** For how many milliseconds a worker may be silent: longer than its load, so that it can report why that failed. */
export const workerPatienceMs = loadPatienceMs + 2000;

/** The same for both in development, where the server makes the index while the browser waits. */
export const developmentPatienceMs = 120_000;
