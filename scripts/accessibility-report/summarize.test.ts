import {describe, expect, it} from 'vitest';
import {type RunPart} from '../support/accessibilityRun';
import {differences, summarize} from './summarize';

const common = {violations: 0, browser: '150.0', axe: '4.14.0'};
const pages = (mode: string, seen: readonly string[]): RunPart => ({
  ...common,
  kind: 'addresses',
  mode,
  widths: [390, 1280],
  seen,
});
const states = (mode: string, width: number): RunPart => ({
  ...common,
  kind: 'states',
  mode,
  widths: [width],
  seen: ['cookie banner', 'mobile menu'],
});
const whole = [
  pages('light', ['/', '/docs']),
  pages('dark', ['/']),
  pages('dark', ['/docs']),
  states('light', 390),
  states('dark', 1280),
];

describe('the report of the accessibility tests', () => {
  it('counts addresses once and every look that axe took', () => {
    expect(summarize(whole, '2026-11-20')).toEqual({
      date: '2026-11-20',
      axe: '4.14.0',
      browser: '150.0',
      modes: ['dark', 'light'],
      widths: [390, 1280],
      addresses: 2,
      pageAudits: 8,
      stateAudits: 4,
      violations: 0,
    });
  });

  it('is refused when a part of the run is missing, or two browsers took part', () => {
    expect(() => summarize(whole.slice(1), '')).toThrow(/did not all run/);
    expect(() => summarize(whole.slice(0, 3), '')).toThrow(/did not all run/);
    expect(() => summarize([], '')).toThrow(/did not all run/);
    expect(() => summarize([...whole, {...states('light', 1280), browser: '151.0'}], '')).toThrow(
      /2 versions of the browser/,
    );
  });

  it('tells where the page says something else, but not of another day or browser', () => {
    const run = summarize(whole, '2026-11-20');
    expect(differences({...run, date: '2026-01-01', browser: '1'}, run)).toEqual([]);
    expect(differences({...run, addresses: 1, violations: 2}, run)).toEqual([
      'addresses: the page says 1, the tests saw 2',
      'violations: the page says 2, the tests saw 0',
    ]);
  });
});
