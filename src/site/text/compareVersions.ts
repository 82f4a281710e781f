/** Compares release numbers: 1.2.3 comes before 1.10.0. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map((version) => version.replace(/^v/, '').split('.').map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (first?.[index] ?? 0) - (second?.[index] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}
