import {describe, expect, it} from 'vitest';
import {findLockfileFaults, type LockedPackage} from './lockfile';

const registry = 'https://registry.npmjs.org';
const sound: LockedPackage = {integrity: `sha512-${'a'.repeat(86)}==`};

function faults(a: LockedPackage): readonly string[] {
  return findLockfileFaults({}, {'node_modules/a': a}).map(({what}) => what);
}

describe('the check of the lockfile', () => {
  it("accepts the registry's packages, with and without their URL", () => {
    expect(faults(sound)).toEqual([]);
    expect(faults({...sound, resolved: `${registry}/a/-/a-1.2.3.tgz`})).toEqual([]);
    expect(faults({...sound, name: 'b', resolved: `${registry}/b/-/b-1.2.3.tgz`})).toEqual([]);
  });

  it.each([
    ['a tarball from elsewhere', 'https://example.com/a.tgz'],
    ['plain HTTP', 'http://registry.npmjs.org/a/-/a.tgz'],
    ['a repository', 'git+ssh://git@github.com/a/a.git#1'],
    ['another package under its name', `${registry}/b/-/b-1.2.3.tgz`],
  ])('names %s', (_what, resolved) => {
    expect(faults({...sound, resolved})).toEqual([expect.stringContaining(`from ${resolved}, not from`)]);
  });

  it.each([
    ['a weak hash', {integrity: 'sha1-AAAA'}],
    ['no hash, as a linked folder has', {}],
  ])('names %s', (_what, locked) => {
    expect(faults(locked)).toEqual([expect.stringMatching(/no sha512/)]);
  });

  it('names a dependency without an exact version', () => {
    expect(findLockfileFaults({dependencies: {a: '^1.2.3'}}, {})).toEqual([
      {where: 'package.json', what: 'wants a at "^1.2.3": name one version'},
    ]);
  });
});
