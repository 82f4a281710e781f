import {compareVersions} from '../../site/text/compareVersions';

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
