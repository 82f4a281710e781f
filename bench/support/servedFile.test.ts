import {expect, it} from 'vitest';
import {servedFile} from './servedFile';

const files = new Set(['index.html', 'a.html', 'b/index.html', '404.html', 'main.js']);

it.each([
  ['/', 200, 'index.html'],
  ['/a', 200, 'a.html'],
  ['/b', 200, 'b/index.html'],
  ['/b/', 200, 'b/index.html'],
  ['/main.js', 200, 'main.js'],
  ['/c', 404, '404.html'],
  ['/gone.js', 404, undefined],
])('answers %s with %i and %s', (pathname, status, file) => {
  expect(servedFile(pathname, (name) => files.has(name))).toEqual({status, file});
});
