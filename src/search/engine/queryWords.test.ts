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

it("leaves out a reader's own address next to other words", () => {
  const terms = (query: string) => queryWords(query).map(({term, isOpen}) => `${term}${isOpen ? '…' : ''}`);
  expect(terms('ECONNREFUSED 172.16.4.9:22')).toEqual(['econnrefused']);
  expect(terms('172.16.4.9')).toEqual(['172', '16', '4', '9…']);
  expect(terms('bind 127.0.0.1 port')).toEqual(['bind', '127', '0', '0', '1', 'port…']);
});
