import {expect, it} from 'vitest';
import {searchPath} from './searchPath';

it('searches for the first 64 characters of a message', () => {
  expect(searchPath(`a b${'c'.repeat(80)}`)).toBe(`/search?q=a%20b${'c'.repeat(61)}`);
});

it('leads somewhere even if the limit splits a character', () => {
  expect(searchPath(`${'x'.repeat(63)}😀`)).toMatch(/x%EF%BF%BD$/);
});
