/** Characters of a file that a box accepts; no installation file has a tenth of that. */
export const maxFileLength = 200_000;

/** Characters of a log that a box accepts; a longer one would block a phone for seconds. */
export const maxLogLength = 2_000_000;
