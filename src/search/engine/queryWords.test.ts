import {expect, it} from 'vitest';
import {queryWords} from './queryWords';

function fillers(query: string): readonly string[] {
  return queryWords(query)
    .filter(({isStopWord}) => isStopWord)
    .map(({term}) => term);
}

it('leaves out weak words next to two more informative ones', () => {
  expect(fillers('what happens after a failed backup')).toEqual(['what', 'happens', 'after', 'a']);
  expect(fillers('what happens')).toEqual(['what']);
});

it('looks for users in a query about them', () => {
  expect(fillers('user permissions overview')).toEqual([]);
});
