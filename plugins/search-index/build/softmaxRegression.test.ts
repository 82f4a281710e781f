import {expect, it} from 'vitest';
import {learnWeights, type Example} from './softmaxRegression';

const size = {words: 3, pages: 2};

function example(words: readonly number[], ...shares: readonly number[]): Example {
  return {words, shares: new Map(shares.map((share, page) => [page, share]))};
}

/** Copies of an example, in turn with others. */
function often(examples: readonly Example[]): readonly Example[] {
  return Array.from({length: 50}, () => examples).flat();
}

it('comes near the shares that the examples show', () => {
  const [weights = []] = learnWeights(often([example([0], 0.75, 0.25)]), size);
  const [first = 0, second = 0] = weights;
  expect(1 / (1 + Math.exp(second - first))).toBeCloseTo(0.75, 1);
});

it('gives the weight to the word that makes the difference', () => {
  const [both = [], first = [], second = []] = learnWeights(
    often([example([0, 1], 1, 0), example([0, 2], 0, 1)]),
    size,
  );
  expect(first[0]).toBeGreaterThan(1);
  expect(second[1]).toBeGreaterThan(1);
  expect(Math.abs(both[0] ?? 0)).toBeLessThan(0.5);
});

it('forgets in the end what a single example showed of a word that says nothing', () => {
  const [weights = []] = learnWeights([example([0], 1, 0), ...often([example([0], 0.5, 0.5)])], size);
  expect(weights[0]).toBeCloseTo(0, 10);
  expect(weights[1]).toBeCloseTo(0, 10);
});

it('starts small with a word that few examples have', () => {
  const [rare = [], frequent = []] = learnWeights([example([0], 1, 0), ...often([example([1], 1, 0)])], size);
  expect(rare[0]).toBeGreaterThan(0);
  expect(frequent[0]).toBeGreaterThan(rare[0] ?? 0);
});
