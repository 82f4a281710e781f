import {expect, it} from 'vitest';
import {queryWords} from './queryWords';

function fillers(query: string): readonly string[] {
  return queryWords(query)
    .filter(({isStopWord}) => isStopWord)
    .map(({term}) => term);
}

it('leaves out weak words beside two that say more', () => {
  expect(fillers('what happens after a failed backup')).toEqual(['what', 'happens', 'after', 'a']);
  expect(fillers('what happens')).toEqual(['what']);
});

it('looks for users when they are asked about', () => {
  expect(fillers('user permissions overview')).toEqual([]);
});
