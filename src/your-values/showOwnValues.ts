import {valuesKey} from '@site/src/site/storage';
import type * as Live from './live';

let live: Promise<typeof Live> | undefined;

/** Loads what shows values and follows their changes. */
export function loadLive(): Promise<typeof Live> {
  live ??= import('./live');
  return live;
}

function hasValues(): boolean {
  try {
    return (localStorage.getItem(valuesKey) ?? sessionStorage.getItem(valuesKey)) !== null;
  } catch {
    return false;
  }
}

/**
 * Puts the reader's own values in place of the defaults on the page. Readers who never set any load nothing; once the
 * code is there, values that were cleared go too.
 */
export async function showOwnValues(): Promise<void> {
  if (live !== undefined || hasValues()) {
    (await loadLive()).show();
  }
}
