import {describe, expect, it} from 'vitest';
import {targetProblems, type Target} from './targetSize';

function target(
  left: number,
  top: number,
  width: number,
  height: number,
  more: Partial<Target> = {},
): Target {
  const box = {left, top, right: left + width, bottom: top + height};
  return {name: `at ${left}, ${top}`, box, isInline: false, layer: 0, ...more};
}

describe('the size of a target', () => {
  it.each([
    ['is enough with 24 by 24 px, side by side', [target(0, 0, 24, 24), target(24, 0, 24, 24)]],
    ['may be smaller with nothing around', [target(0, 0, 10, 10), target(18, 0, 24, 24)]],
    [
      'may be smaller when small ones keep 24 px between their centers',
      [target(0, 0, 100, 20), target(0, 24, 100, 20)],
    ],
    ['may be smaller in a line of text', [target(0, 0, 50, 18, {isInline: true}), target(0, 18, 50, 30)]],
    ['does not depend on what scrolls past it', [target(0, 0, 10, 10), target(0, 10, 10, 10, {layer: 1})]],
  ])('%s', (_, targets) => {
    expect(targetProblems(targets)).toEqual([]);
  });

  it.each([
    ['too low, with a large neighbor', [target(0, 0, 100, 20), target(0, 20, 100, 30)]],
    ['too narrow, with a large neighbor', [target(0, 0, 20, 30), target(20, 0, 30, 30)]],
    [
      'too low beside a link in a line of text',
      [target(0, 0, 100, 20), target(0, 20, 100, 20, {isInline: true})],
    ],
  ])('is a problem if it is %s', (_, targets) => {
    expect(targetProblems(targets)).toHaveLength(1);
    expect(targetProblems(targets)[0]).toMatch(/^at 0, 0 is \d+\.0 by \d+\.0 px and too close to at /);
  });

  it('is a problem for both of two small ones whose circles meet', () => {
    expect(targetProblems([target(0, 0, 100, 20), target(0, 23, 100, 20)])).toHaveLength(2);
  });
});
