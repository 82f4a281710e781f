/** The lockfile says the same as `package.json`, and nothing comes from anywhere but the registry, unchanged. */
import {isDeepStrictEqual} from 'node:util';
import {type Problem} from './problem';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface LockedPackage {
  readonly version?: string;
  /** Absent when the registry's usual address is meant. */
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  /** Only a peer dependency asks for it. */
  readonly peer?: boolean;
}

export interface Lockfile {
  readonly name: string;
  readonly version: string;
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const registry = 'https://registry.npmjs.org/';
const file = 'package-lock.json';
const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

function packageFaults(
  place: string,
  {version, resolved, integrity, link}: LockedPackage,
): readonly string[] {
  if (link === true) {
    return [`links ${place} to a folder`];
  }
  return [
    ...(exactVersion.test(version ?? '') ? [] : [`has no exact version for ${place}`]),
    ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') ? [] : [`has no sha512 integrity for ${place}`]),
    ...(resolved === undefined || resolved.startsWith(registry)
      ? []
      : [`takes ${place} from ${resolved}, not from ${registry}`]),
  ];
}

/** `package.json` names one version for each package, so that an update is a change that somebody reads. */
function looseFaults({dependencies = {}, devDependencies = {}}: Manifest): readonly Problem[] {
  return Object.entries({...dependencies, ...devDependencies})
    .filter(([, version]) => !exactVersion.test(version))
    .map(([name, version]) => ({
      where: 'package.json',
      what: `wants ${name} at "${version}": name one version`,
    }));
}

/** Everything wrong with the two files. */
export function findLockfileFaults(manifest: Manifest, lockfile: Lockfile): readonly Problem[] {
  const {'': root, ...packages} = lockfile.packages as Readonly<
    Record<string, LockedPackage & Partial<Manifest>>
  >;
  const keys = ['name', 'version', 'dependencies', 'devDependencies'] as const;
  const faults = [
    ...(lockfile.lockfileVersion === 3 ? [] : ['is no lockfile of version 3']),
    ...keys
      .filter((key) => !isDeepStrictEqual(root?.[key], manifest[key]))
      .map((key) => `says something else than package.json about ${key}: run npm install`),
    ...Object.entries(packages).flatMap(([place, locked]) => packageFaults(place, locked)),
  ];
  return [...faults.map((what) => ({where: file, what})), ...looseFaults(manifest)];
}
