/** A release's number as it's compared: 1.2.3 comes before 1.10.0. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map((version) => version.replace(/^v/, '').split('.').map(Number));
  for (let place = 0; place < 3; place += 1) {
    const difference = (first?.[place] ?? 0) - (second?.[place] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}

/** Where a release lies among the listed ones. */
interface Place {
  readonly isListed: boolean;
  /** The release itself, or the nearest listed one before it. */
  readonly before?: string;
  /** The release itself, or the nearest listed one after it. */
  readonly after?: string;
}

/** @param listed in ascending order */
export function placeOf(version: string, listed: readonly string[]): Place {
  const before = listed.filter((other) => compareVersions(other, version) <= 0).at(-1);
  const after = listed.find((other) => compareVersions(other, version) >= 0);
  return {
    isListed: before !== undefined && before === after,
    ...(before !== undefined && {before}),
    ...(after !== undefined && {after}),
  };
}
