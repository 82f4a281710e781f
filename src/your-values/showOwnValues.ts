import {whenLoaded} from '@site/src/components/ui/whenLoaded';
import {readStored, storageAreas} from '@site/src/lib/browserStorage';
import {valuesKey} from '@site/src/site/storage';
import type * as Live from './live';

let isLoaded = false;

/** Loads what shows values and follows their changes. */
export async function loadLive(): Promise<typeof Live> {
  const live = await import('./live');
  isLoaded = true;
  return live;
}

function hasValues(): boolean {
  return storageAreas.some((area) => readStored(valuesKey, area) !== null);
}

/**
 * Replaces the defaults on the page with the reader's own values. Readers who never set any load nothing; once the code
 * is there, cleared values disappear, too.
 */
export function showOwnValues(): void {
  if (isLoaded || hasValues()) {
    whenLoaded(loadLive(), ({show}) => {
      show();
    });
  }
}
