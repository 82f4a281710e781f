import {product} from '../site/product';
import type {Identification} from './identify';
import {compareVersions, placeOf} from './versions';

function list(names: readonly string[]): string {
  return names.join(' and ');
}

/** The answer in one line, for the status below the box. */
export function describeRelease({release, side}: Identification, examined: readonly string[]): string {
  if (release === undefined) {
    if (side === 'newer') {
      return `This is newer than ${product.release}, but the text doesn't say which release.`;
    }
    return side === 'older'
      ? `This is ${product.release} or older, but the text doesn't say which release.`
      : "The text doesn't say which release you run. Each line below says how to find out.";
  }
  const {isExamined, before, after} = placeOf(release, examined);
  if (isExamined) {
    return `You run ${release}. The comparison below starts from it.`;
  }
  if (before !== undefined && after !== undefined) {
    return `You run ${release}, which wasn't examined. The nearest examined releases are ${list([before, after])}, and the comparison below starts from ${before}.`;
  }
  return before === undefined
    ? `You run ${release}, which is older than every examined release. The comparison below starts from the oldest, ${after}.`
    : `You run ${release}, which is newer than every examined release. The newest is ${before}.`;
}

/** The examined release from which a comparison for a text starts, if the text says enough. */
export function startFor({release}: Identification, examined: readonly string[]): string | undefined {
  if (release === undefined) {
    return undefined;
  }
  const {before, after} = placeOf(release, examined);
  return before ?? after;
}

/** The release to compare with: the documented one for older releases, and the newest for all others. */
export function targetFor(start: string, examined: readonly string[]): string {
  const newest = examined.at(-1) ?? start;
  return compareVersions(start, product.release) < 0 ? product.release : newest;
}
