import {expect, it} from 'vitest';
import type {SearchHit, SearchResult} from '@site/src/search/client/contract';
import {emptySearch, nextSearchState, stateFor, type SearchState} from './searchState';

function answer(query: string, page: number, ...ids: readonly string[]): SearchResult {
  const hits = ids.map((objectID) => ({objectID, hierarchy: {}}) as SearchHit);
  return {query, hits, nbHits: 4, nbPages: 2, page};
}

const first = nextSearchState(emptySearch, {type: 'answer', result: answer('a', 0, '1', '2')});

it('adds the next page to what is shown', () => {
  const both = nextSearchState(first, {type: 'answer', result: answer('a', 1, '3', '4')});
  expect(both.hits.map(({objectID}) => objectID)).toEqual(['1', '2', '3', '4']);
  expect(both).toMatchObject({pagesLoaded: 2, pages: 2, status: 'idle'});
});

it('shows a hit once if the next page has it, too', () => {
  const both = nextSearchState(first, {type: 'answer', result: answer('a', 1, '2', '3')});
  expect(both.hits.map(({objectID}) => objectID)).toEqual(['1', '2', '3']);
});

it('replaces what is shown if the query is different', () => {
  const other = nextSearchState(first, {type: 'answer', result: answer('b', 0, '9')});
  expect(other.hits.map(({objectID}) => objectID)).toEqual(['9']);
});

it('keeps the results while a search is running', () => {
  expect(nextSearchState(first, {type: 'start'})).toMatchObject({status: 'loading', hits: first.hits});
});

it('keeps the results if only loading more failed', () => {
  expect(nextSearchState(first, {type: 'failure', query: 'a', page: 1, reason: 'unreachable'})).toMatchObject(
    {
      status: 'failed',
      hits: first.hits,
    },
  );
});

it('shows no results of another query next to a failure', () => {
  const failed: SearchState = nextSearchState(first, {
    type: 'failure',
    query: 'b',
    page: 0,
    reason: 'unreachable',
  });
  expect(failed).toMatchObject({status: 'failed', hits: [], answeredQuery: 'b'});
});

it('starts again with the first page if the same query fails for another version', () => {
  const failed = nextSearchState(first, {type: 'failure', query: 'a', page: 0, reason: 'unreachable'});
  expect(failed).toMatchObject({status: 'failed', hits: [], pagesLoaded: 0});
});

it('suggests up to three categories of the last results if nothing is found', () => {
  const hits = ['Alerts', 'Docs', 'Alerts', 'Reference', 'Operations'].map(
    (lvl0, number) => ({objectID: String(number), hierarchy: {lvl0}}) as SearchHit,
  );
  const found = nextSearchState(emptySearch, {type: 'answer', result: {...answer('a', 0), hits}});
  const nothing = nextSearchState(found, {type: 'answer', result: answer('b', 0)});
  expect(nothing).toMatchObject({hits: [], suggestions: ['Alerts', 'Docs', 'Reference']});
});

it('is empty again without a query', () => {
  expect(stateFor(' ', first)).toEqual(emptySearch);
});

it('keeps the results of the last query until there are new ones', () => {
  expect(stateFor('ab', first)).toMatchObject({status: 'loading', hits: first.hits});
  expect(stateFor('a', first)).toBe(first);
});
