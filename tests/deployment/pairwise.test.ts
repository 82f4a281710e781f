import {describe, expect, it} from 'vitest';
import {coverage, dimensions, refusedOf} from './combinations';
import {allPairs, hasPair, pairKey, pairwise} from './pairwise';

describe('the combinations of answers', () => {
  it('are at least 200, all different', () => {
    const keys = new Set(coverage.combinations.map(pairKey));
    expect(keys.size).toBeGreaterThanOrEqual(200);
  });

  it('bring each two choices together, except Google Cloud without TLS', () => {
    const missing = allPairs(dimensions).filter(
      (pair) => !coverage.combinations.some((combination) => hasPair(combination, pair)),
    );
    expect(missing.map(pairKey)).toEqual(coverage.impossible);
    expect(missing).toEqual([{proxy: 3, webhooks: 2}]);
    expect(refusedOf({proxy: 3, webhooks: 2})).toEqual(['webhooks']);
  });

  it('are the same each time', () => {
    const small = {a: [1, 2, 3], b: [1, 2], c: [1, 2]};
    expect(pairwise(small, () => true, 0)).toEqual(pairwise(small, () => true, 0));
    expect(pairwise(small, ({a}) => a !== 2, 0).impossible).toEqual([
      'a=2 b=0',
      'a=2 b=1',
      'a=2 c=0',
      'a=2 c=1',
    ]);
  });
});
