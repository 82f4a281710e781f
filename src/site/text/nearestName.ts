import {editDistances} from './editDistance';

/** The number of letters that may differ: one in four, and never more than three. */
function tolerance(name: string): number {
  return Math.min(3, Math.max(1, Math.floor(name.length / 4)));
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, '');
}

/** The name that was probably meant. */
interface NearestName {
  readonly name: string;
  /** Whether it differs only in case and separators, or in one letter of a long name. */
  readonly isCertain: boolean;
}

/** The known name that's closest to an unknown one, if one is close and no other is equally close. */
export function nearestName(unknown: string, known: readonly string[]): NearestName | undefined {
  const letters = lettersOf(unknown);
  const limit = tolerance(letters);
  const ranked = known
    .map((name) => ({name, distance: editDistances(letters, lettersOf(name), limit).whole}))
    .filter(({distance}) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = ranked;
  if (first === undefined || first.distance === second?.distance) {
    return undefined;
  }
  return {
    name: first.name,
    isCertain: first.distance === 0 || (first.distance === 1 && letters.length >= 5),
  };
}
