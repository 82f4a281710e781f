import {compareVersions} from '@site/src/site/text/compareVersions';
import {product} from '@site/src/site/product';
import type {Identification} from './identify';

/** The result in one line, for the status below the box. */
export function describeRelease(found: Identification, listed: readonly string[]): string {
  const {release, side} = found;
  if (release === undefined) {
    if (side === 'newer') {
      return `This is newer than ${product.release}, but the text doesn't identify the exact release.`;
    }
    return side === 'older'
      ? `This is ${product.release} or older, but the text doesn't identify the exact release.`
      : "The text doesn't identify your release. Each line below shows how to find out.";
  }
  const [oldest = '', newest = ''] = [listed[0], listed.at(-1)];
  const start = startFor(found, listed) ?? oldest;
  if (compareVersions(release, oldest) < 0) {
    return `You're running ${release}, which is older than every listed release. The comparison below starts from the oldest, ${oldest}; an older database may need the repairs in "Roll back or repair an upgrade."`;
  }
  if (compareVersions(release, newest) > 0) {
    return `You're running ${release}, which is newer than every listed release. The newest is ${newest}.`;
  }
  return release === start
    ? `You're running ${release}. The comparison below starts from it.`
    : `You're running ${release}, which has the same settings, screens, routes, and tables as ${start}. The comparison below starts from there.`;
}

/**
 * Where to start the comparison, if the text identifies the release well enough: the release itself, or the nearest
 * listed one before it.
 */
export function startFor({release}: Identification, listed: readonly string[]): string | undefined {
  return release && (listed.filter((other) => compareVersions(other, release) <= 0).at(-1) ?? listed[0]);
}

/** The release to compare with: the documented one for older releases, and the newest for all others. */
export function targetFor(start: string, listed: readonly string[]): string {
  const newest = listed.at(-1) ?? start;
  return compareVersions(start, product.release) < 0 ? product.release : newest;
}
