/** Characters that the box takes; no file of an installation has a tenth of it. */
export const maxLength = 200_000;
