import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {changeLists, readLists} from './storedLists';
import {addRecent, makeFavorite, removeSearch, type StoredSearch} from './storedSearches';

const keys = {recents: 'r', favorites: 'f'};
const search = (objectID: string): StoredSearch => ({
  objectID,
  url: '/docs',
  type: 'lvl1',
  content: null,
  hierarchy: {lvl1: objectID},
});
const ids = (list: readonly StoredSearch[]): string => list.map(({objectID}) => objectID).join();

/** Makes storage reject every list. @returns a function that makes room again */
function fillStorage(): () => void {
  const {localStorage: storage} = window;
  const {setItem} = storage;
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return () => {
    storage.setItem = setItem;
  };
}

let stored: Map<string, string>;
let written: string[];

beforeEach(() => {
  stored = new Map();
  written = [];
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        written.push(key);
        stored.set(key, value);
      },
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a change of the stored searches', () => {
  it('starts from what is stored at that moment', () => {
    changeLists(keys, (lists) => addRecent(lists, search('mine')));
    // Another tab.
    stored.set('f', JSON.stringify([search('star')]));
    stored.set('r', JSON.stringify([search('theirs')]));
    const {recents, favorites} = changeLists(keys, (lists) => addRecent(lists, search('new')));
    expect([ids(recents), ids(favorites)]).toEqual(['new,theirs', 'star']);
  });

  it('writes only the list that it changes', () => {
    stored.set('r', JSON.stringify([search('a'), search('b')]));
    stored.set('f', JSON.stringify([search('c')]));
    changeLists(keys, (lists) => addRecent(lists, search('d')));
    changeLists(keys, (lists) => removeSearch(lists, search('c')));
    changeLists(keys, (lists) => removeSearch(lists, search('nowhere')));
    expect(written).toEqual(['r', 'f']);
    changeLists(keys, (lists) => makeFavorite(lists, search('a')));
    expect(written).toEqual(['r', 'f', 'r', 'f']);
  });

  it('lasts until another tab stores a list, if storage rejected it', () => {
    const makeRoom = fillStorage();
    changeLists(keys, (lists) => addRecent(lists, search('mine')));
    makeRoom();
    stored.set('r', JSON.stringify([search('theirs')]));
    expect(ids(readLists(keys).recents)).toBe('theirs');
    changeLists(keys, (lists) => addRecent(lists, search('next')));
    expect(ids(readLists(keys).recents)).toBe('next,theirs');
  });

  it('lasts as long as the page if storage is full, and is stored with the next list that fits', () => {
    const makeRoom = fillStorage();
    changeLists(keys, (lists) => addRecent(lists, search('a')));
    expect(ids(readLists(keys).recents)).toBe('a');
    makeRoom();
    changeLists(keys, (lists) => addRecent(lists, search('b')));
    expect(stored.get('r')).toContain('"a"');
    expect(ids(readLists(keys).recents)).toBe('b,a');
  });
});
