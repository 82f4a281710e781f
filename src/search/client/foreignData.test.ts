import {expect, it} from 'vitest';
import type {SearchHit, SearchResult} from './contract';
import {isSafeLink, isWebAddress, withLinks} from './foreignData';

it.each([
  ['https://docs.example.com/a#b', true],
  ['http://localhost:3000/', true],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  [' \tjava\nscript:alert(1)', false],
  ['vbscript:x', false],
  ['data:text/html,x', false],
  ['//evil.example.com', false],
  ['/relative', false],
  ['', false],
  [undefined, false],
])('recognizes %j as a URL of the web: %s', (url, expected) => {
  expect(isWebAddress(url)).toBe(expected);
});

it.each([
  ['/docs/#a', true],
  ['https://docs.example.com/', true],
  ['//evil.example.com', false],
  ['/\\\\evil.example.com', false],
  ['/\t/evil.example.com', false],
  ['/\n\\evil.example.com', false],
  ['javascript:alert(1)', false],
  ['docs', false],
])('lets a link lead to %j: %s', (url, expected) => {
  expect(isSafeLink(url)).toBe(expected);
});

it('leads to no other host through a path', () => {
  const result = {
    hits: [{url: 'https://docs.example//evil.example'} as SearchHit],
  } as unknown as SearchResult;
  expect(withLinks(result, (url) => new URL(url).pathname).hits[0]?.url).toBe('/');
});
