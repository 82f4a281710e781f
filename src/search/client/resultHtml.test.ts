import {expect, it} from 'vitest';
import {resultHtml} from './resultHtml';

const tree = {hierarchy: {lvl1: {value: '<mark>Docker</mark>'}, lvl2: {value: 5}}};

it('finds the HTML of an attribute', () => {
  expect(resultHtml(tree, 'hierarchy', 'lvl1')).toBe('<mark>Docker</mark>');
});

it.each([
  ['an attribute that is missing', tree, ['hierarchy', 'lvl3']],
  ['a value that is no text', tree, ['hierarchy', 'lvl2']],
  ['a tree that is missing', undefined, ['content']],
  ['a tree that is null', null, ['content']],
  ['a text in place of a tree', 'text', ['content']],
] as const)('finds nothing at %s', (_what, node, path) => {
  expect(resultHtml(node, ...path)).toBeNull();
});
