/** A package is taken up when it is a week old: by then most poisoned releases have been found and withdrawn. */
import {type Lockfile, type Manifest} from './lockfile';
import {type Problem} from './problem';

const week = 7 * 24 * 60 * 60 * 1000;

export interface Release {
  readonly name: string;
  readonly version: string;
}

/** The direct dependencies that `now` locks and `before` did not lock at the same version. */
export function newReleases(
  manifest: Manifest,
  now: Lockfile,
  before: Lockfile | undefined,
): readonly Release[] {
  return Object.keys({...manifest.dependencies, ...manifest.devDependencies}).flatMap((name) => {
    const place = `node_modules/${name}`;
    const version = now.packages[place]?.version;
    return version === undefined || version === before?.packages[place]?.version ? [] : [{name, version}];
  });
}

/**
 * Releases that are too young.
 *
 * @param times when each version of each package was published, as the registry tells it
 */
export function findYoungReleases(
  releases: readonly Release[],
  times: ReadonlyMap<string, Readonly<Record<string, string>>>,
  today: Date,
): readonly Problem[] {
  return releases.flatMap(({name, version}) => {
    const published = times.get(name)?.[version];
    const what =
      published === undefined
        ? `the registry does not know ${name} ${version}`
        : `${name} ${version} was published on ${published.slice(0, 10)}: wait until it is a week old`;
    const isOld = published !== undefined && today.getTime() - new Date(published).getTime() >= week;
    return isOld ? [] : [{where: 'package.json', what}];
  });
}
