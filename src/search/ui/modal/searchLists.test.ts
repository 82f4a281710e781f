import {expect, it} from 'vitest';
import {addRecent, limitSearches, makeFavorite, removeSearch} from './searchLists';
import type {StoredSearch} from './storedSearches';

const search = (id: string): StoredSearch => ({objectID: id}) as StoredSearch;
const searches = (count: number, prefix: string): readonly StoredSearch[] =>
  Array.from({length: count}, (_, index) => search(`${prefix}${index}`));
const ids = (list: readonly StoredSearch[]): readonly string[] => list.map(({objectID}) => objectID);

it('keeps 7 recent searches, 4 beside favorites, and 10 favorites', () => {
  expect(limitSearches({recents: searches(9, 'r'), favorites: []}).recents).toHaveLength(7);
  const both = limitSearches({recents: searches(9, 'r'), favorites: searches(13, 'f')});
  expect(both.recents).toHaveLength(4);
  expect(both.favorites).toHaveLength(10);
});

it('remembers what is selected once, newest first', () => {
  const lists = {recents: searches(3, 'r'), favorites: []};
  expect(ids(addRecent(lists, search('new')).recents)).toEqual(['new', 'r0', 'r1', 'r2']);
  expect(ids(addRecent(lists, search('r2')).recents)).toEqual(['r2', 'r0', 'r1']);
});

it('does not make a favorite recent again', () => {
  const lists = {recents: [], favorites: [search('f')]};
  expect(addRecent(lists, search('f'))).toBe(lists);
});

it('moves a recent search to the favorites, and removes it from there', () => {
  const starred = makeFavorite({recents: searches(2, 'r'), favorites: [search('f')]}, search('r1'));
  expect(ids(starred.recents)).toEqual(['r0']);
  expect(ids(starred.favorites)).toEqual(['r1', 'f']);
  expect(ids(removeSearch(starred, search('r1')).favorites)).toEqual(['f']);
  expect(ids(removeSearch(starred, search('r0')).recents)).toEqual([]);
});
