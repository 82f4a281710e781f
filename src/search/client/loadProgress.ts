import {createListeners} from '../../lib/listeners';

/**
 * How much of what search needs has arrived. Outside React, because the load begins before the dialog opens and
 * outlives it.
 */
let share = 1;
const listeners = createListeners();

/** @param next from 0 to 1 (complete) */
export function reportProgress(next: number): void {
  share = next;
  listeners.notify();
}

/** @returns from 0 to 1; 1 as well where nothing needs to be loaded */
export function loadedShare(): number {
  return share;
}

/** Calls back whenever more has arrived. Returns a function that stops it. */
export const onLoadProgress = listeners.add;
