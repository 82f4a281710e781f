import {expect, it} from 'vitest';
import {hostileTexts} from '../fixtures/hostile';
import {markedParts, readHits} from './hits';

const hierarchy = {lvl0: 'Alerts', lvl1: 'Trap', lvl2: null};
const hit = {objectID: '1', url: 'https://docs.example.com/a', type: 'lvl1', content: null, hierarchy};
const read = {...hit, title: [{text: 'Trap', isMatch: false}], snippet: null};

it('reads the marks, and everything else as text', () => {
  expect(markedParts('&lt;b&gt; <mark>Alert</mark> <img src=x onerror=alert(1)> &')).toEqual([
    {text: '&lt;b&gt; ', isMatch: false},
    {text: 'Alert', isMatch: true},
    {text: ' <img src=x onerror=alert(1)> &', isMatch: false},
  ]);
  expect(markedParts('<mark onclick=alert(1)>a</mark>')).toEqual([
    {text: '<mark onclick=alert(1)>a', isMatch: false},
  ]);
});

it('shows the whole nearest heading, and a snippet of the text with at most so many words', () => {
  const marked = {
    ...hit,
    type: 'content',
    content: 'text',
    _highlightResult: {hierarchy: {lvl1: {value: 'A <mark>Trap</mark> that is long'}}},
    _snippetResult: {content: {value: '…one two <mark>three</mark> four five…'}},
  };
  expect(readHits([marked], 3)).toMatchObject([
    {
      title: [
        {text: 'A ', isMatch: false},
        {text: 'Trap', isMatch: true},
        {text: ' that is long', isMatch: false},
      ],
      snippet: [
        {text: '…two ', isMatch: false},
        {text: 'three', isMatch: true},
        {text: ' four…', isMatch: false},
      ],
    },
  ]);
});

it.each([
  ['no highlights', {}],
  ['junk in their place', {_highlightResult: null, _snippetResult: 'junk'}],
  ['a highlight that is not text', {_highlightResult: {hierarchy: {lvl1: {value: 5}}}}],
])('shows a hit that has %s', (_what, more) => {
  expect(readHits([{...hit, ...more}], 10)).toEqual([read]);
});

it('reads hits of every type', () => {
  const types = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'];
  const hits = types.map((type) => ({...hit, type}));
  expect(readHits(hits, 10).map(({type}) => type)).toEqual(types);
});

it.each([
  ['without an ID', {...hit, objectID: undefined}],
  ['without an address', {...hit, url: undefined}],
  ['with a script as its address', {...hit, url: 'javascript:alert(1)'}],
  ['of an unknown type', {...hit, type: 'lvl9'}],
  ['without headings', {...hit, hierarchy: null}],
  ['with headings in a list', {...hit, hierarchy: ['Alerts']}],
  ['with a heading that is not text', {...hit, hierarchy: {...hierarchy, lvl1: {toString: 'x'}}}],
  ['that is null', null],
  ['that is a number', 5],
])('a hit %s is left out, and the others stay', (_what, broken) => {
  expect(readHits([broken, hit], 10)).toEqual([read]);
});

it.each(hostileTexts)('shows what was written: %s', (_what, text) => {
  const parts = markedParts(`${text}<mark>${text}</mark>`);
  expect(parts.map((part) => part.text).join('')).toBe((text + text).replaceAll(/<\/?mark>/g, ''));
});
