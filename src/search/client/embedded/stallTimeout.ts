/**
 * Milliseconds without any data after which a download has failed: that of the worker's script, or of the index. As long
 * as data arrives, it may take its time. In development, the server makes the index while the browser waits.
 */
export const stallTimeoutMs = process.env.NODE_ENV === 'development' ? 120_000 : 10_000;
