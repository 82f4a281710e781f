import {expect, it} from 'vitest';
import {trimSnippet} from './trimSnippet';

const twelve = 'a b c d e f <mark>g</mark> h i j k l';

it('cuts a snippet of 12 words to 10 around its match', () => {
  const trimmed = trimSnippet(twelve, 10);
  expect(trimmed).toBe('…c d e f <mark>g</mark> h i j k l');
});

it('cuts to 5 words for narrow screens', () => {
  expect(trimSnippet(twelve, 5)).toBe('…e f <mark>g</mark> h i…');
});

it('leaves a short snippet alone', () => {
  expect(trimSnippet('…one <mark>two</mark> three…', 5)).toBe('…one <mark>two</mark> three…');
});

it('does not double an ellipsis that is there', () => {
  expect(trimSnippet('…<mark>a</mark> b c d e f…', 5)).toBe('…<mark>a</mark> b c d e…');
});

it('keeps the beginning when nothing is marked', () => {
  expect(trimSnippet('a b c d e f', 3)).toBe('a b c…');
});

it('ends in three dots, not four', () => {
  expect(trimSnippet('a <mark>b</mark> c.…', 5)).toBe('a <mark>b</mark> c…');
  expect(trimSnippet('a <mark>b</mark> c, d e', 3)).toBe('a <mark>b</mark> c…');
  expect(trimSnippet('a &amp;…', 5)).toBe('a &amp;…');
});
