import {expect, it} from 'vitest';
import {limitQuery, toWellFormed} from './limitText';

it('replaces unpaired surrogates and keeps pairs', () => {
  expect(toWellFormed('\uD800 😀 \uDFFF')).toBe('\uFFFD 😀 \uFFFD');
  expect(() => encodeURIComponent(toWellFormed('a\uD83D'))).not.toThrow();
});

it.each([
  ['nothing', '', ''],
  ['whitespace alone', ' \u3000 ', ''],
  ['words with spaces around them, which end a word', ' docker ', ' docker '],
  ['80 characters', 'x'.repeat(80), 'x'.repeat(64)],
  ['a character that the limit cuts in half', `${'x'.repeat(63)}😀`, `${'x'.repeat(63)}\uFFFD`],
])('keeps from %s what can be searched for', (_what, text, query) => {
  expect(limitQuery(text)).toBe(query);
});
