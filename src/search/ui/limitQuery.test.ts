import {expect, it} from 'vitest';
import {limitQuery} from './limitQuery';

it.each([
  ['nothing', '', ''],
  ['blanks alone', ' \u3000 ', ''],
  ['blanks beside words, which end a word', ' docker ', ' docker '],
  ['80 characters', 'x'.repeat(80), 'x'.repeat(64)],
  ['a character that the limit cuts in half', `${'x'.repeat(63)}😀`, `${'x'.repeat(63)}\uFFFD`],
])('of %s it keeps what can be searched for', (_what, text, query) => {
  expect(limitQuery(text)).toBe(query);
});
