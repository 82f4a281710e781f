import {expect, it} from 'vitest';
import {templateFinder} from './template';

it.each([
  ['connect {reason} {address}:{port}', 'Error: connect X a:1 at b', 'connect X a:'],
  ['Cannot {method} {path}', 'cannot GET /a', 'cannot GET '],
  ['{resource} is forbidden', 'pods  "a" is  forbidden: no', 'pods  "a" is  forbidden'],
  ['on [{address}]:{port} past limit', 'on [a]: on [b]:1 past limit', 'on [a]: on [b]:1 past limit'],
  ['listen {address}: {reason}', 'listen a:b', undefined],
  ['a {one} b {two} c', 'a b c', undefined],
  ['a {one} b', 'a  b', 'a  b'],
  ['a {one} b', 'b a', undefined],
])('finds %j in %j as %j', (template, text, found) => {
  expect(templateFinder(template)(text)).toBe(found);
});

it('gives up in linear time on a text that contains all but the last part of a template, repeatedly', () => {
  const parts = ['drop #', ' from [', ']:', ' on [', ']:'];
  const text = parts.map((part) => part.repeat(20_000)).join('');
  expect(templateFinder('drop #{number} from [{a}]:{b} on [{c}]:{d} past')(text)).toBeUndefined();
  // Combining each position of each part with each one of the next takes seconds for 500 characters.
});
