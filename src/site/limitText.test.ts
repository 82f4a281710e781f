import {expect, it} from 'vitest';
import {limitQuery} from './limitText';

it.each([
  ['nothing', '', ''],
  ['whitespace alone', ' \u3000 ', ''],
  ['words with spaces around them, which end a word', ' docker ', ' docker '],
  ['80 characters', 'x'.repeat(80), 'x'.repeat(64)],
  ['unpaired surrogates, but not pairs', '\uD800 😀 \uDFFF', '\uFFFD 😀 \uFFFD'],
  ['a character that the limit cuts in half', `${'x'.repeat(63)}😀`, `${'x'.repeat(63)}\uFFFD`],
])('keeps from %s what can be searched for', (_what, text, query) => {
  expect(limitQuery(text)).toBe(query);
});
