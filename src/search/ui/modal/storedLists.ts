/** The lists of stored searches in the browser's storage, which all tabs of the site share. */
import {readStored, whenOtherTabStores, writeStored} from '@site/src/lib/browserStorage';
import type {storedSearchKeys} from '@site/src/site/search';
import {limitSearches, readableSearches, type StoredSearch, type StoredSearches} from './storedSearches';

type Keys = ReturnType<typeof storedSearchKeys>;

const names = ['recents', 'favorites'] as const;

interface UnstoredList {
  readonly searches: readonly StoredSearch[];
  /** What storage contains instead. */
  readonly text: string | null;
}

/**
 * Lists that storage rejected, because it's full or blocked: they last as long as the page, or until another tab stores
 * one.
 */
const unstored = new Map<string, UnstoredList>();

function readList(key: string): readonly StoredSearch[] {
  const text = readStored(key);
  const own = unstored.get(key);
  return own && own.text === text ? own.searches : readableSearches(text ?? '[]');
}

function writeList(key: string, searches: readonly StoredSearch[]): void {
  if (writeStored(key, JSON.stringify(searches))) {
    unstored.delete(key);
  } else {
    unstored.set(key, {searches, text: readStored(key)});
  }
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
      writeList(keys[name], next[name]);
    }
  }
  return next;
}

/** Calls back when another tab has changed a list. Returns a function that stops it. */
export function subscribeToLists({recents, favorites}: Keys, listener: () => void): () => void {
  return whenOtherTabStores([recents, favorites], listener);
}
