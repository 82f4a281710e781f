import {expect, it} from 'vitest';
import type {SearchHit} from '@site/src/search/client/contract';
import {hostileTexts} from '@site/src/search/client/fixtures/hostile';
import {groupHits} from './groupHits';

function hit(objectID: string, lvl0: string | null, lvl1: string, type = 'lvl2'): SearchHit {
  return {objectID, type, url: '/', hierarchy: {lvl0, lvl1}} as unknown as SearchHit;
}

const idsOf = (hits: readonly SearchHit[], most = 5): readonly (readonly [string, ...string[]])[] =>
  groupHits(hits, most).map(({name, hits: members}) => [
    name,
    ...members.map(({hit: {objectID}}) => objectID),
  ]);

it('puts hits below their category, that of the best hit first, at most 5 each', () => {
  const hits = ['1', '2', '3', '4', '5', '6'].map((id) => hit(id, 'Docs', 'Page'));
  expect(idsOf([...hits, hit('7', 'Alerts', 'Other')])).toEqual([
    ['Docs', '1', '2', '3', '4', '5'],
    ['Alerts', '7'],
  ]);
});

it('keeps the hits of a page together and knows which of them is the page', () => {
  const [group] = groupHits(
    [hit('a', 'Docs', 'A'), hit('b', 'Docs', 'B'), hit('page', 'Docs', 'A', 'lvl1')],
    5,
  );
  expect(group?.hits.map(({hit: {objectID}, page}) => [objectID, page?.objectID ?? null])).toEqual([
    ['a', 'page'],
    ['page', null],
    ['b', null],
  ]);
});

it('names a group after the page where there is no category', () => {
  expect(idsOf([hit('a', null, 'Page')])).toEqual([['Page', 'a']]);
});

it('never makes two groups of one name, whatever the name is', () => {
  const names = ['constructor', '__proto__', 'toString', '', ...hostileTexts.map(([, text]) => text)];
  const hits = [...names, ...names].map((name, index) => hit(String(index), name, 'Page'));
  const groups = groupHits(hits, 5);
  expect(groups.map(({name}) => name)).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
  expect(groups.every(({hits: members}) => members.length === 2)).toBe(true);
});
