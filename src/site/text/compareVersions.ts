/** Compares release numbers: 1.2.3 comes before 1.10.0. */
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
