/**
 * How much of what search needs has arrived. Outside React, because the load begins before the dialog
 * opens and outlives it.
 */
let share = 1;
const listeners = new Set<() => void>();

/** @param next from 0 to 1, which is all of it */
export function reportProgress(next: number): void {
  share = next;
  listeners.forEach((listener) => listener());
}

/** @returns from 0 to 1; 1 as well where nothing needs to be loaded */
export function loadedShare(): number {
  return share;
}

/** @returns a function that ends it */
export function onLoadProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
