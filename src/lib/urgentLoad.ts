let urgent: Promise<unknown> = Promise.resolve();

/** Marks a download that the reader is waiting for, such as the search index: prefetching waits until it has ended. */
export function putFirst(load: Promise<unknown>): void {
  urgent = load;
}

/** Resolves when the reader isn't waiting for any download. */
export function urgentLoadEnded(): Promise<unknown> {
  return urgent;
}
