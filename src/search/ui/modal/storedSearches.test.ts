import {expect, it} from 'vitest';
import {
  addRecent,
  limitSearches,
  makeFavorite,
  readableSearches,
  removeSearch,
  type StoredSearch,
} from './storedSearches';

const search = (id: string): StoredSearch => ({objectID: id}) as StoredSearch;
const searches = (count: number, prefix: string): readonly StoredSearch[] =>
  Array.from({length: count}, (_, index) => search(`${prefix}${index}`));
const ids = (list: readonly StoredSearch[]): readonly string[] => list.map(({objectID}) => objectID);

it('keeps 7 recent searches, or 4 if there are favorites, and 10 favorites', () => {
  expect(limitSearches({recents: searches(9, 'r'), favorites: []}).recents).toHaveLength(7);
  const both = limitSearches({recents: searches(9, 'r'), favorites: searches(13, 'f')});
  expect(both.recents).toHaveLength(4);
  expect(both.favorites).toHaveLength(10);
});

it('drops the oldest search to make room for a new one', () => {
  const lists = {recents: searches(7, 'r'), favorites: []};
  expect(ids(addRecent(lists, search('new')).recents)).toEqual(['new', 'r0', 'r1', 'r2', 'r3', 'r4', 'r5']);
  const {favorites} = makeFavorite({recents: [search('new')], favorites: searches(10, 'f')}, search('new'));
  expect(ids(favorites)).toEqual(['new', 'f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8']);
});

it('stores what is selected once, newest first', () => {
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

const readable = {objectID: '1', url: '/docs', type: 'lvl1', hierarchy: {lvl1: 'Docs'}};

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
])('keeps what can be shown from %s', (_what, json, expected) => {
  expect(readableSearches(json)).toEqual(expected);
});
