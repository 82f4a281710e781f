import {compareVersions} from '../../site/text/compareVersions';
import {product} from '../../site/product';
import type {Identification} from './identify';

/** The position of a release among the listed ones. */
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

/** The result in one line, for the status below the box. */
export function describeRelease({release, side}: Identification, listed: readonly string[]): string {
  if (release === undefined) {
    if (side === 'newer') {
      return `This is newer than ${product.release}, but the text doesn't identify the exact release.`;
    }
    return side === 'older'
      ? `This is ${product.release} or older, but the text doesn't identify the exact release.`
      : "The text doesn't identify your release. Each line below shows how to find out.";
  }
  const {isListed, before, after} = placeOf(release, listed);
  if (isListed) {
    return `You're running ${release}. The comparison below starts from it.`;
  }
  if (before !== undefined && after !== undefined) {
    return `You're running ${release}, which has the settings, screens, routes, and tables of ${before}. The comparison below starts from there.`;
  }
  return before === undefined
    ? `You're running ${release}, which is older than every listed release. The comparison below starts from the oldest, ${after ?? ''}; an older database may need the repairs in "Roll back or repair an upgrade".`
    : `You're running ${release}, which is newer than every listed release. The newest is ${before}.`;
}

/** The listed release from which to start the comparison, if the text identifies the release well enough. */
export function startFor({release}: Identification, listed: readonly string[]): string | undefined {
  if (release === undefined) {
    return undefined;
  }
  const {before, after} = placeOf(release, listed);
  return before ?? after;
}

/** The release to compare with: the documented one for older releases, and the newest for all others. */
export function targetFor(start: string, listed: readonly string[]): string {
  const newest = listed.at(-1) ?? start;
  return compareVersions(start, product.release) < 0 ? product.release : newest;
}
