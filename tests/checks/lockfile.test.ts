import {describe, expect, it} from 'vitest';
import {findLockfileFaults, type LockedPackage, type Lockfile} from './lockfile';

const manifest = {name: 'site', version: '1.0.0', dependencies: {a: '1.2.3'}};
const sound: LockedPackage = {version: '1.2.3', integrity: `sha512-${'a'.repeat(86)}==`};

function lockfile(a: LockedPackage, root: object = manifest): Lockfile {
  return {...manifest, lockfileVersion: 3, packages: {'': root, 'node_modules/a': a}};
}

function faults(a: LockedPackage, root?: object): readonly string[] {
  return findLockfileFaults(manifest, lockfile(a, root)).map(({what}) => what);
}

describe('the check of the lockfile', () => {
  it('takes packages of the registry, with and without their address', () => {
    expect(faults(sound)).toEqual([]);
    expect(faults({...sound, resolved: 'https://registry.npmjs.org/a/-/a-1.2.3.tgz'})).toEqual([]);
  });

  it.each([
    [
      'a tarball from elsewhere',
      {...sound, resolved: 'https://example.com/a.tgz'},
      /takes .* from https:\/\/example/,
    ],
    ['plain HTTP', {...sound, resolved: 'http://registry.npmjs.org/a/-/a.tgz'}, /takes .* from http:/],
    ['a repository', {...sound, resolved: 'git+ssh://git@github.com/a/a.git#1'}, /takes .* from git/],
    ['a folder', {link: true, resolved: '../a'}, /links/],
    ['a weak hash', {...sound, integrity: 'sha1-AAAA'}, /no sha512/],
    ['no hash', {version: '1.2.3'}, /no sha512/],
    ['a range', {...sound, version: '^1.2.3'}, /no exact version/],
  ])('names %s', (_what, locked, fault) => {
    expect(faults(locked)).toEqual([expect.stringMatching(fault)]);
  });

  it('names a lockfile that package.json has left behind', () => {
    expect(faults(sound, {...manifest, version: '0.9.0', dependencies: {}})).toEqual([
      expect.stringContaining('about version'),
      expect.stringContaining('about dependencies'),
    ]);
  });

  it('names a dependency without an exact version', () => {
    const loose = {...manifest, dependencies: {a: '^1.2.3'}};
    expect(findLockfileFaults(loose, lockfile(sound, loose)).map(({what}) => what)).toEqual([
      'wants a at "^1.2.3": name one version',
    ]);
  });
});
