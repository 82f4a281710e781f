let urgent: Promise<unknown> = Promise.resolve();

/** Says that the reader is waiting for a download, such as the search index: prefetching waits until it has ended. */
export function putFirst(load: Promise<unknown>): void {
  urgent = load;
}

/** Resolves when the reader is waiting for no download. */
export function nothingUrgent(): Promise<unknown> {
  return urgent;
}
