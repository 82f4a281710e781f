import {describe, expect, it} from 'vitest';
import type {SearchHit} from './client';
import {hostileTexts} from './fixtures/hostile';
import {isSafeLink, isWebAddress, sanitizeHighlight, sanitizeHits} from './sanitizeHit';

const hierarchy = {
  lvl0: 'Alerts',
  lvl1: 'Trap',
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const hit = {objectID: '1', url: 'https://docs.example.com/a', type: 'lvl1', hierarchy} as const;

it('leaves the marks of the hosted index and turns all else into text', () => {
  expect(sanitizeHighlight('<mark>a</mark> <img src=x onerror=alert(1)> &')).toBe(
    '<mark>a</mark> &lt;img src=x onerror=alert(1)&gt; &amp;',
  );
  expect(sanitizeHighlight('<mark onclick=alert(1)>a</mark>')).toContain('&lt;mark onclick');
});

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
])('takes %j as an address of the web: %s', (url, expected) => {
  expect(isWebAddress(url)).toBe(expected);
});

it.each([
  ['/docs/#a', true],
  ['https://docs.example.com/', true],
  ['//evil.example.com', false],
  ['/\\\\evil.example.com', false],
  ['javascript:alert(1)', false],
  ['docs', false],
])('lets a link lead to %j: %s', (url, expected) => {
  expect(isSafeLink(url)).toBe(expected);
});

describe('hits of the hosted index', () => {
  it.each([
    ['without an address', {...hit, url: undefined}],
    ['with a script as its address', {...hit, url: 'javascript:alert(1)'}],
    ['of an unknown type', {...hit, type: 'lvl9'}],
    ['without headings', {...hit, hierarchy: null}],
    ['with headings in a list', {...hit, hierarchy: ['Alerts']}],
    ['with a heading that is no text', {...hit, hierarchy: {...hierarchy, lvl1: {toString: 'x'}}}],
    ['that is null', null],
    ['that is a number', 5],
  ])('one %s is left out, and the others stay', (_what, broken) => {
    expect(sanitizeHits([broken as unknown as SearchHit, hit])).toEqual([hit]);
  });

  it.each(hostileTexts)('hold no tag but the mark: %s', (_what, text) => {
    const value = `${text} <mark>${text}</mark>`;
    const [cleaned] = sanitizeHits([
      {
        ...hit,
        _highlightResult: {hierarchy: {lvl1: {value, matchLevel: 'full', matchedWords: []}}},
        _snippetResult: {content: {value, matchLevel: 'full'}},
      },
    ]);
    const html = JSON.stringify([cleaned?._highlightResult, cleaned?._snippetResult]);
    expect(html.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
  });
});
