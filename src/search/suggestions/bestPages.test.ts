import {expect, it} from 'vitest';
import type {SearchHit} from '../client/contract';
import {bestPages} from './bestPages';

function hit(url: string, title: string | null): SearchHit {
  const hierarchy = {lvl0: 'Docs', lvl1: title};
  return {objectID: url, url, type: 'lvl1', hierarchy, content: null, title: [], snippet: null};
}

it('suggests each page once, best first, and as many as requested', () => {
  const hits = [
    hit('https://x.test/docs/a#one', 'A'),
    hit('https://x.test/docs/a#two', 'A'),
    hit('https://x.test/docs/none', null),
    hit('https://x.test/docs/b', 'B'),
    hit('https://x.test/docs/c#one', 'C'),
  ];
  expect(bestPages(hits, 2)).toEqual([
    {title: 'A', url: 'https://x.test/docs/a'},
    {title: 'B', url: 'https://x.test/docs/b'},
  ]);
});
