import {expect, it} from 'vitest';
import {editDistances} from './editDistance';

it.each([
  ['same', 'same', 0, 0],
  ['hsot', 'host', 1, 1],
  ['kuberntes', 'kubernetes', 1, 1],
  ['cat', 'cut', 1, 1],
  ['serv', 'server', 2, 0],
])('counts the edits from %s to %s and to its beginning', (word, term, whole, prefix) => {
  expect(editDistances(word, term, 2)).toEqual({whole, prefix});
});

it('gives up above the limit', () => {
  expect(editDistances('docker', 'kubernetes', 2).whole).toBe(Infinity);
});
