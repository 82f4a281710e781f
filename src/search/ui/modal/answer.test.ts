import {expect, it} from 'vitest';
import type {SearchHit, SearchResult} from '@site/src/search/client/client';
import {toAnswer} from './answer';

const options = {processUrl: (url: string) => new URL(url).pathname, words: 3};

function hit(type: string, more: Partial<SearchHit> = {}): SearchHit {
  const hierarchy = {lvl0: 'Docs', lvl1: 'Page', lvl2: type === 'lvl1' ? null : 'Section'};
  const url = `https://docs.example/${type}`;
  return {objectID: type, type, url, content: null, hierarchy, ...more} as unknown as SearchHit;
}

const answerTo = (...hits: readonly SearchHit[]) =>
  toAnswer('a', {hits, nbHits: 30} as unknown as SearchResult, options);

it('says what stands in a row, cut to so many words', () => {
  const _snippetResult = {content: {value: 'one two <mark>three</mark> four five'}};
  const {rows, total} = answerTo(hit('content', {_snippetResult} as unknown as Partial<SearchHit>));
  expect(total).toBe(30);
  expect(rows[0]).toMatchObject({
    url: '/content',
    icon: 'content',
    title: 'Section',
    path: 'Page',
    snippet: '…two <mark>three</mark> four…',
    isChild: false,
  });
});

it('remembers the page of a text where that is among the results, and its section otherwise', () => {
  const [, text] = answerTo(hit('lvl1'), hit('content')).rows;
  expect(text).toMatchObject({isChild: true, search: {objectID: 'lvl1', url: '/lvl1', type: 'lvl1'}});
  const [alone] = answerTo(hit('content')).rows;
  expect(alone?.search).toMatchObject({objectID: 'content', url: '/content', type: 'lvl2'});
});

it('remembers nothing but what DocSearch stores', () => {
  const marked = hit('lvl2', {_highlightResult: {}, weight: {level: 1, position: 1}});
  expect(Object.keys(answerTo(marked).rows[0]?.search ?? {})).toEqual([
    'objectID',
    'url',
    'type',
    'content',
    'hierarchy',
  ]);
});

it('leads to no other host by way of a path', () => {
  expect(answerTo(hit('lvl1', {url: 'https://docs.example//evil.example'})).rows[0]?.url).toBe('/');
});
