/**
 * Fisher's exact permutation test for pairs: how likely differences at least as far from zero in sum are, when each
 * could as well have had the other sign. With differences of -1, 0, and 1, it's McNemar's exact test.
 *
 * @param differences whole numbers, because every possible sum is counted
 * @returns the two-sided p-value, from 0 to 1
 */
export function pairedTest(differences: readonly number[]): number {
  const sizes = differences.map(Math.abs).filter((size) => size > 0);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const observed = Math.abs(differences.reduce((sum, difference) => sum + difference, 0));
  // How likely each sum of the sizes with a plus sign is.
  const likelihood = new Float64Array(total + 1);
  likelihood[0] = 1;
  let most = 0;
  for (const size of sizes) {
    most += size;
    for (let sum = most; sum >= 0; sum -= 1) {
      likelihood[sum] = ((likelihood[sum] ?? 0) + (likelihood[sum - size] ?? 0)) / 2;
    }
  }
  return likelihood.reduce((p, share, sum) => (Math.abs(2 * sum - total) >= observed ? p + share : p), 0);
}
