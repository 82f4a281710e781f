/** Characters of a file that a box takes; no file of an installation has a tenth of it. */
export const maxFileLength = 200_000;

/** Characters of a log that a box takes; a longer one would keep a phone busy for seconds. */
export const maxLogLength = 2_000_000;
