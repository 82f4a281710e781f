import {expect, it} from 'vitest';
import {interpolate} from './interpolation';

it.each([
  ['a', 'a'],
  ['pa$$word', 'pa$word'],
  ['$$$${A:-x}', '$${A:-x}'],
  ['${A:-x}-${B-y}', 'x-y'],
  ['${A:-${B:-x}}', 'x'],
  ['${A:-pa$$word}', 'pa$word'],
  ['$A', undefined],
  ['$$$A', undefined],
  ['${A}', undefined],
  ['${A:?missing}', undefined],
  ['${A:-${B}}', undefined],
  ['x${A:-y}$B', undefined],
])('without any variable set, %s stands for %s', (value, text) => {
  expect(interpolate(value)).toBe(text);
});
