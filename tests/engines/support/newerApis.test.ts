import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {unsupportedByTargets} from '../../checks/browsers/promised';
import {newerApis, removeApis} from './newerApis';

const newer = newerApis(unsupportedByTargets());

/** What's left of the language in a global object of its own. */
function left(expression: string): unknown {
  const around =
    'var Response = class { json() {} static json() {} }; var Element = class { matches(selector) { return [this.constructor === Element, selector]; } };';
  return runInNewContext(`${around}(${removeApis.toString()})(${JSON.stringify(newer)});${expression}`);
}

it('What some of the oldest browsers lack is on the list, and what all have is not', () => {
  expect(newer.globals).toEqual(expect.arrayContaining(['navigation', 'scheduler', 'requestIdleCallback']));
  expect(newer.members).toContainEqual(['URL', 'canParse', true]);
  expect(newer.selectors).toContain('has');
  expect(newer.globals).not.toContain('fetch');
  expect(newer.members).not.toContainEqual(['Array', 'toSorted', expect.anything()]);
});

it.each(['Object.groupBy', 'Promise.withResolvers', 'new Set().union', 'Intl.Segmenter', '"".isWellFormed'])(
  '%s is gone',
  (expression) => {
    expect(left(`typeof ${expression}`)).toBe('undefined');
  },
);

it('What all of them have still works', () => {
  expect(left('[2, 1].toSorted().at(0)')).toBe(1);
  expect(left('[typeof Response.json, typeof new Response().json].join()')).toBe('undefined,function');
  expect(left('String(new Element().matches("a:hover"))')).toBe('true,a:hover');
});

it('A selector that some browser cannot read is refused', () => {
  expect(() => left('new Element().matches("p:has(a)")')).toThrow('p:has(a)');
});
