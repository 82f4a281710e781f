import {expect, it} from 'vitest';
import {groupBy} from '@site/src/lib/groupBy';
import type {SearchHit, SearchResult} from '@site/src/search/client/contract';
import {hostileTexts} from '@site/src/search/client/fixtures/hostile';
import {groupHits, storedRow, toAnswer} from './rows';

const title = [{text: 'Section', isMatch: false}];

function hit(type: string, more: Partial<SearchHit> = {}): SearchHit {
  const hierarchy = {lvl0: 'Docs', lvl1: 'Page', lvl2: type === 'lvl1' ? null : 'Section'};
  const url = `/${type}`;
  return {
    objectID: type,
    type,
    url,
    content: null,
    hierarchy,
    title,
    snippet: null,
    ...more,
  } as unknown as SearchHit;
}

const answerTo = (...hits: readonly SearchHit[]) =>
  toAnswer({query: 'a', hits, nbHits: 30} as unknown as SearchResult);

it('gives a row the texts of its hit and the path above it', () => {
  const snippet = [{text: 'three', isMatch: true}];
  const {rows, total} = answerTo(hit('content', {snippet}));
  expect(total).toBe(30);
  expect(rows[0]).toMatchObject({
    url: '/content',
    icon: 'content',
    title,
    path: 'Page',
    snippet,
    isChild: false,
  });
});

it('stores the page of a text if it is among the results, and its section otherwise', () => {
  const [, text] = answerTo(hit('lvl1'), hit('content')).rows;
  expect(text).toMatchObject({isChild: true, search: {objectID: 'lvl1', url: '/lvl1', type: 'lvl1'}});
  const [alone] = answerTo(hit('content')).rows;
  expect(alone?.search).toMatchObject({objectID: 'content', url: '/content', type: 'lvl2'});
});

it('stores nothing but what DocSearch stores', () => {
  const marked = hit('lvl2', {weight: {level: 1, position: 1}} as Partial<SearchHit>);
  expect(Object.keys(answerTo(marked).rows[0]?.search ?? {})).toEqual([
    'objectID',
    'url',
    'type',
    'content',
    'hierarchy',
  ]);
});

it('lists all parents of a deep heading in order, and the category of a page', () => {
  const deep = {lvl0: 'Getting started', lvl1: 'Deploy', lvl2: 'Docker', lvl3: 'Ports', lvl4: 'Range'};
  expect(answerTo(hit('lvl4', {hierarchy: deep})).rows[0]?.path).toBe('Deploy › Docker › Ports');
  expect(answerTo(hit('lvl1')).rows[0]?.path).toBe('Docs');
});

it('shows a stored search by its own heading, as text and without a snippet', () => {
  const hierarchy = {lvl0: 'Docs', lvl1: 'Page', lvl2: '<img src=x>'};
  const search = {objectID: '1', url: '/a', type: 'lvl2', content: null, hierarchy} as const;
  expect(storedRow(search, 'favorite', 'Favorite')).toMatchObject({
    icon: 'favorite',
    title: [{text: '<img src=x>', isMatch: false}],
    path: 'Page',
    snippet: null,
  });
});

function hitIn(objectID: string, lvl0: string | null, lvl1: string, type = 'lvl2'): SearchHit {
  return {objectID, type, url: '/', hierarchy: {lvl0, lvl1}} as unknown as SearchHit;
}

const idsOf = (hits: readonly SearchHit[]): readonly (readonly [string, ...string[]])[] =>
  [...groupBy(groupHits(hits), ({group}) => group)].map(([name, members]) => [
    name,
    ...members.map(({hit: {objectID}}) => objectID),
  ]);

it('puts hits below their category, that of the best hit first, at most 5 each', () => {
  const hits = ['1', '2', '3', '4', '5', '6'].map((id) => hitIn(id, 'Docs', 'Page'));
  expect(idsOf([...hits, hitIn('7', 'Alerts', 'Other')])).toEqual([
    ['Docs', '1', '2', '3', '4', '5'],
    ['Alerts', '7'],
  ]);
});

it('counts both groups of a category toward its 5 hits', () => {
  const hits = ['A', 'B', 'C', 'D', 'E', 'F'].map((page) => hitIn(page, 'Reference', page));
  expect(idsOf([...hits, hitIn('other', 'Alerts', 'Other')])).toEqual([
    ['Reference', 'A', 'B'],
    ['Alerts', 'other'],
    ['More from Reference', 'C', 'D', 'E'],
  ]);
});

it('gives other categories a turn after two pages of one', () => {
  const hits = ['A', 'B', 'C', 'A', 'D'].map((page, index) => hitIn(`${index}`, 'Reference', page));
  expect(idsOf([...hits, hitIn('5', 'Alerts', 'E')])).toEqual([
    ['Reference', '0', '3', '1'],
    ['Alerts', '5'],
    ['More from Reference', '2', '4'],
  ]);
  expect(idsOf(hits)).toHaveLength(1);
});

it('shows the best three pages first, in whatever categories they are', () => {
  const hits = [
    hitIn('1', 'Docs', 'A'),
    hitIn('2', 'Alerts', 'B'),
    hitIn('3', 'Reference', 'C'),
    hitIn('4', 'Docs', 'D'),
  ];
  expect(idsOf(hits)).toEqual([
    ['Docs', '1'],
    ['Alerts', '2'],
    ['Reference', '3'],
    ['More from Docs', '4'],
  ]);
});

it('keeps the hits of a page together, and recognizes which one is the page', () => {
  const members = groupHits([
    hitIn('a', 'Docs', 'A'),
    hitIn('b', 'Docs', 'B'),
    hitIn('page', 'Docs', 'A', 'lvl1'),
  ]);
  expect(
    members.map(({hit: {objectID}, page, isChild}) => [objectID, page?.objectID ?? null, isChild]),
  ).toEqual([
    ['a', 'page', false],
    ['page', null, false],
    ['b', null, false],
  ]);
});

it('indents only what is below its page', () => {
  const members = groupHits([
    hitIn('a', 'Docs', 'A'),
    hitIn('page', 'Docs', 'A', 'lvl1'),
    hitIn('b', 'Docs', 'A'),
  ]);
  expect(members.map(({isChild}) => isChild)).toEqual([false, false, true]);
});

it('names a group after the page if there is no category', () => {
  expect(idsOf([hitIn('a', null, 'Page')])).toEqual([['Page', 'a']]);
});

it('never makes two groups with one name, whatever the name is', () => {
  const names = ['constructor', '__proto__', 'toString', '', ...hostileTexts.map(([, text]) => text)];
  const hits = [...names, ...names].map((name, index) => hitIn(String(index), name, 'Page'));
  const groups = idsOf(hits);
  expect(groups.map(([name]) => name)).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
  expect(groups.every(([, ...ids]) => ids.length === 2)).toBe(true);
});
