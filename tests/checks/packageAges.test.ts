import {describe, expect, it} from 'vitest';
import {findYoungReleases, newReleases} from './packageAges';

const manifest = {name: 'site', version: '1.0.0', dependencies: {a: '1.1.0', b: '2.0.0'}};
const now = {
  ...manifest,
  lockfileVersion: 3,
  packages: {'node_modules/a': {version: '1.1.0'}, 'node_modules/b': {version: '2.0.0'}},
};
const today = new Date('2026-11-20T12:00:00Z');

function young(published: Readonly<Record<string, string>>): readonly string[] {
  const releases = [{name: 'a', version: '1.1.0'}];
  return findYoungReleases(releases, new Map([['a', published]]), today).map(({what}) => what);
}

describe('the age of packages', () => {
  it('matters for what was added or updated', () => {
    const before = {
      ...now,
      packages: {'node_modules/a': {version: '1.0.0'}, 'node_modules/b': {version: '2.0.0'}},
    };
    expect(newReleases(manifest, now, before)).toEqual([{name: 'a', version: '1.1.0'}]);
    expect(newReleases(manifest, now, undefined)).toHaveLength(2);
  });

  it('must be a week', () => {
    expect(young({'1.1.0': '2026-11-13T11:59:00Z'})).toEqual([]);
    expect(young({'1.1.0': '2026-11-13T12:01:00Z'})).toEqual([expect.stringContaining('wait until')]);
    expect(young({'1.0.0': '2026-01-01T00:00:00Z'})).toEqual([expect.stringContaining('does not know')]);
  });
});
