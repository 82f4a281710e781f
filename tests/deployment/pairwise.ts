/** Combinations in which every two values of different dimensions occur together at least once. */

/** What can be varied: by name, the values that it can have. */
export type Dimensions<Value> = Readonly<Record<string, readonly Value[]>>;

/** One value of each dimension, by its index in the list. */
export type Combination = Readonly<Record<string, number>>;

export interface Coverage {
  readonly combinations: readonly Combination[];
  /** Pairs that no allowed combination has, as `a=0 b=1`. */
  readonly impossible: readonly string[];
}

/** Rows tried per pair; the one that covers the most pairs is chosen. */
const candidates = 12;
/** Attempts before a pair counts as impossible. */
const patience = 400;

/**
 * Always the same sequence of numbers from 0 to below 1 (a linear congruential generator with the constants of
 * Numerical Recipes).
 */
function repeatableRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** All pairs of values of different dimensions. */
export function allPairs(dimensions: Dimensions<unknown>): readonly Combination[] {
  const names = Object.keys(dimensions);
  return names.flatMap((first, place) =>
    names
      .slice(place + 1)
      .flatMap((second) =>
        (dimensions[first] ?? []).flatMap((_, one) =>
          (dimensions[second] ?? []).map((__, two) => ({[first]: one, [second]: two})),
        ),
      ),
  );
}

export function pairKey(pair: Combination): string {
  return Object.entries(pair)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

export function hasPair(combination: Combination, pair: Combination): boolean {
  return Object.entries(pair).every(([name, value]) => combination[name] === value);
}

/** @param least number of combinations; once all pairs are covered, others fill up the list */
export function pairwise(
  dimensions: Dimensions<unknown>,
  isAllowed: (combination: Combination) => boolean,
  least: number,
): Coverage {
  const random = repeatableRandom();
  const rowWith = (fixed: Combination): Combination => ({
    ...Object.fromEntries(
      Object.entries(dimensions).map(([name, values]) => [name, Math.floor(random() * values.length)]),
    ),
    ...fixed,
  });
  const combinations: Combination[] = [];
  const impossible: string[] = [];
  let missing = allPairs(dimensions);
  for (let pair = missing[0]; pair !== undefined; pair = missing[0]) {
    const fixed = pair;
    const rows = Array.from({length: patience}, () => rowWith(fixed))
      .filter(isAllowed)
      .slice(0, candidates)
      .map((row) => ({row, left: missing.filter((each) => !hasPair(row, each))}))
      .sort((a, b) => a.left.length - b.left.length);
    const [best] = rows;
    if (best === undefined) {
      impossible.push(pairKey(fixed));
      missing = missing.slice(1);
    } else {
      combinations.push(best.row);
      missing = best.left;
    }
  }
  while (combinations.length < least) {
    const row = rowWith({});
    if (isAllowed(row)) {
      combinations.push(row);
    }
  }
  return {combinations, impossible};
}
