const leastLikeness = 0.35;

/**
 * The known paths that are closest to a wrong one, best first. Shared words count most, then how few letters differ.
 * Paths with nothing in common are left out.
 *
 * @param wanted - the path that was asked for
 * @param known - paths of pages
 * @param count - how many to return at most
 */
export function closestPaths(wanted: string, known: readonly string[], count: number): readonly string[] {
  return known
    .map((path) => ({path, likeness: pathLikeness(wanted, path)}))
    .filter((each) => each.likeness > leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || a.path.localeCompare(b.path))
    .slice(0, count)
    .map(({path}) => path);
}

/** The path may have the right name in the wrong folder, or a typo in either: the better match counts. */
function pathLikeness(a: string, b: string): number {
  return Math.max(...[1, 2].map((parts) => likeness(lastParts(a, parts), lastParts(b, parts))));
}

/** The words in the last parts of a path. */
function lastParts(path: string, count: number): string {
  return decode(path)
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split('/')
    .filter(Boolean)
    .slice(-count)
    .join(' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .slice(0, 80);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** From 0 (nothing in common) to 1 (identical): Dice's coefficient over pairs of adjacent letters. */
function likeness(a: string, b: string): number {
  const pairsOfA = letterPairs(a);
  const pairsOfB = letterPairs(b);
  const shared = [...pairsOfA].filter((pair) => pairsOfB.has(pair)).length;
  return pairsOfA.size + pairsOfB.size === 0 ? 0 : (2 * shared) / (pairsOfA.size + pairsOfB.size);
}

function letterPairs(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (let i = 0; i + 1 < text.length; i += 1) {
    pairs.add(text.slice(i, i + 2));
  }
  return pairs;
}
