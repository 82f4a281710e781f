import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {moveSearch, readSearches, type StoredSearch} from './storedSearches';

const keys = {recents: 'r', favorites: 'f'};
const search = (objectID: string): StoredSearch => ({
  objectID,
  url: '/docs',
  type: 'lvl1',
  content: null,
  hierarchy: {lvl1: objectID},
});

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('window', {localStorage});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The IDs in both lists. */
function ids(): readonly string[] {
  const {recents, favorites} = readSearches(keys);
  return [recents, favorites].map((list) => list.map(({objectID}) => objectID).join(''));
}

it('has what is selected once, newest first, and drops the oldest', () => {
  for (const id of 'abcdebfgh') {
    moveSearch(keys, search(id), 'recents');
  }
  expect(ids()).toEqual(['hgfbedc', '']);
});

it('has a search in one list, and a favorite that is selected stays one', () => {
  for (const id of 'abc') {
    moveSearch(keys, search(id), 'recents');
  }
  moveSearch(keys, search('b'), 'favorites');
  moveSearch(keys, search('b'), 'recents');
  expect(ids()).toEqual(['ca', 'b']);
  moveSearch(keys, search('b'), null);
  expect(ids()).toEqual(['ca', '']);
});

it('has 7 recent searches, or 4 if there are favorites, and 10 favorites', () => {
  const keptOf = (recents: number, favorites: number): readonly number[] => {
    for (const [key, count] of [
      [keys.recents, recents],
      [keys.favorites, favorites],
    ] as const) {
      stored.set(key, JSON.stringify(Array.from({length: count}, (_, number) => search(String(number)))));
    }
    const kept = readSearches(keys);
    return [kept.recents.length, kept.favorites.length];
  };
  expect(keptOf(9, 0)).toEqual([7, 0]);
  expect(keptOf(9, 1)).toEqual([4, 1]);
  expect(keptOf(0, 12)).toEqual([0, 10]);
});

const readable = search('1');

it.each([
  ['no JSON', '{"broken', []],
  ['no list', '{"a": 1}', []],
  ['null', 'null', []],
  ['things that are no searches', '[1, null, {"url": 2}]', []],
  ['a search that leads to a script', JSON.stringify([{...readable, url: 'javascript:alert(1)'}]), []],
  ['a search that leads to another host', JSON.stringify([{...readable, url: '//evil.example.com'}]), []],
  ['a heading that is no text', JSON.stringify([{...readable, hierarchy: {lvl1: {}}}]), []],
  ['a search among them', JSON.stringify([null, readable]), [readable]],
  ['a search that appears twice', JSON.stringify([readable, readable]), [readable]],
])('has what can be shown of %s', (_what, json, expected) => {
  stored.set(keys.recents, json);
  expect(readSearches(keys).recents).toEqual(expected);
});
