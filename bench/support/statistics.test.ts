import {describe, expect, it} from 'vitest';
import {median, percentile} from './statistics';

describe('median', () => {
  it('is the middle figure, or the mean of the two in the middle, in whatever order they come', () => {
    expect(median([10, 2, 1])).toBe(2);
    expect(median([10, 1, 2, 4])).toBe(3);
  });

  it('is not a number when nothing was measured, and never zero', () => {
    expect(median([])).toBeNaN();
  });
});

describe('percentile', () => {
  const twenty = Array.from({length: 20}, (_, index) => 20 - index);

  it('is a figure that was measured, below which the share lies', () => {
    expect(percentile(twenty, 0.95)).toBe(19);
    expect(percentile(twenty, 0.5)).toBe(10);
    expect(percentile(twenty, 1)).toBe(20);
  });

  it('is the only figure when one was measured', () => {
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([], 0.95)).toBeNaN();
  });
});
