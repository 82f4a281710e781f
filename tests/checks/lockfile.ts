/** Every locked package comes unchanged from the registry, and `package.json` names exact versions. */
import {type Problem} from './problem';

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface LockedPackage {
  /** The name in the registry, where it isn't the folder's. */
  readonly name?: string;
  readonly resolved?: string;
  readonly integrity?: string;
}

/** A version of the package of that name, or of another one (`npm:other-name@1.2.3`). */
const exactVersion = /^(?:npm:[@\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
const sha512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** `npm ci` compares the two files with each other; this reads what npm accepts in each. */
export function findLockfileFaults(
  {dependencies, devDependencies}: Manifest,
  packages: Readonly<Record<string, LockedPackage>>,
): readonly Problem[] {
  const locked = Object.entries(packages).flatMap(([location, {name, resolved, integrity = ''}]) => {
    const source = `https://registry.npmjs.org/${name ?? location.replace(/^.*node_modules\//, '')}/-/`;
    return [
      ...(sha512.test(integrity) ? [] : [`has no sha512 integrity for ${location}`]),
      ...(resolved === undefined || resolved.startsWith(source)
        ? []
        : [`takes ${location} from ${resolved}, not from ${source}`]),
    ].map((what) => ({where: 'package-lock.json', what}));
  });
  const loose = Object.entries({...dependencies, ...devDependencies})
    .filter(([, version]) => !exactVersion.test(version))
    .map(([name, version]) => ({
      where: 'package.json',
      what: `wants ${name} at "${version}": name one version`,
    }));
  return [...locked, ...loose];
}
