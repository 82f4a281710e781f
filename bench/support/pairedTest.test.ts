import {describe, expect, it} from 'vitest';
import {pairedTest} from './pairedTest';

describe('pairedTest', () => {
  it("finds what Fisher found in Darwin's pairs of plants (The Design of Experiments, section 21)", () => {
    const eighthsOfAnInch = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48];
    expect(pairedTest(eighthsOfAnInch)).toBeCloseTo(1726 / 2 ** 15, 12);
  });

  it("is McNemar's exact test when a query is answered or isn't, whatever both answer", () => {
    const pairs = (better: number, worse: number): readonly number[] => [
      ...Array<number>(better).fill(1),
      ...Array<number>(worse).fill(-1),
      ...Array<number>(50).fill(0),
    ];
    expect(pairedTest(pairs(9, 1))).toBeCloseTo((2 * (1 + 10)) / 2 ** 10, 12);
    expect(pairedTest(pairs(15, 5))).toBeCloseTo(0.041389, 6);
    expect(pairedTest(pairs(5, 15))).toBeCloseTo(0.041389, 6);
  });

  it('finds nothing where nothing differs on the whole', () => {
    expect(pairedTest([])).toBe(1);
    expect(pairedTest([0, 0])).toBe(1);
    expect(pairedTest([3, -3])).toBe(1);
  });
});
