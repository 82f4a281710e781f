/** The lists of stored searches in the browser's storage, which all tabs of the site share. */
import {readStored, whenOtherTabStores, writeStored} from '@site/src/lib/browserStorage';
import type {storedSearchKeys} from '@site/src/site/search';
import {limitSearches, readableSearches, type StoredSearch, type StoredSearches} from './storedSearches';

type Keys = ReturnType<typeof storedSearchKeys>;

const names = ['recents', 'favorites'] as const;

function readList(key: string): readonly StoredSearch[] {
  return readableSearches(readStored(key) ?? '[]');
}

/** The current content of both lists. */
export function readLists(keys: Keys): StoredSearches {
  return limitSearches({recents: readList(keys.recents), favorites: readList(keys.favorites)});
}

/**
 * Changes the current lists, whatever another tab did to them, and writes only those that the change affects.
 *
 * @returns both lists after the change
 */
export function changeLists(keys: Keys, change: (lists: StoredSearches) => StoredSearches): StoredSearches {
  const lists = readLists(keys);
  const next = change(lists);
  for (const name of names) {
    if (JSON.stringify(next[name]) !== JSON.stringify(lists[name])) {
      writeStored(keys[name], JSON.stringify(next[name]));
    }
  }
  return next;
}

/** Calls back when another tab has changed a list. Returns a function that stops it. */
export function subscribeToLists({recents, favorites}: Keys, listener: () => void): () => void {
  return whenOtherTabStores([recents, favorites], listener);
}
