import {describe, expect, it} from 'vitest';
import {combinations, decisions, refusedOf} from './pairwise';

describe('the combinations of answers', () => {
  it('are at least 200, all different', () => {
    const keys = new Set(combinations.map((choices) => JSON.stringify(choices)));
    expect(keys.size).toBe(combinations.length);
    expect(keys.size).toBeGreaterThanOrEqual(200);
  });

  it('combine every two choices, except Google Cloud without TLS', () => {
    const all = Object.values(decisions);
    const pairs = all.flatMap((some, index) =>
      all
        .slice(index + 1)
        .flatMap((others) => some.flatMap((one) => others.map((other) => [one, other] as const))),
    );
    const missing = pairs.filter(
      (pair) => !combinations.some((choices) => pair.every((choice) => choices.includes(choice))),
    );
    expect(missing).toEqual([[{proxy: 'none'}, {webhooks: 'google'}]]);
    expect(refusedOf([{proxy: 'none'}, {webhooks: 'google'}])).toEqual(['webhooks']);
  });
});
