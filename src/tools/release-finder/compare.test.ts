import {describe, expect, it} from 'vitest';
import type {Release} from '@site/src/lib/reference/release';
import {compareReleases, isDowngrade} from './compare';
import {describeRelease, startFor, targetFor} from './describeRelease';
import {compareVersions} from '@site/src/site/text/compareVersions';

const first: Release = {
  id: 'v0.0.9',
  date: '2025-01-01',
  services: ['backend'],
  ports: [3001],
  keys: ['server.port', 'vm.sudo'],
  variables: ['PORT'],
  routes: ['GET /api/v1/tags/:id', 'GET /api/v1/views'],
  tables: {
    alerts: {columns: ['id', 'tag'], added: []},
    archived: {columns: ['id'], added: []},
    views: {columns: ['id'], added: []},
  },
  screens: {'/': 'Dashboard', '/views': 'Views'},
};

const second: Release = {
  id: 'v0.0.10',
  date: '2025-02-01',
  services: ['backend', 'worker'],
  ports: [3001],
  keys: ['server.port'],
  variables: ['PORT', 'HOST'],
  routes: ['GET /api/v1/tags/:tagId', 'POST /api/v1/tags'],
  tables: {
    alerts: {columns: ['id', 'type', 'team'], added: ['team']},
    resolved: {columns: ['id'], added: [], formerly: 'archived'},
    notes: {columns: ['id'], added: []},
  },
  screens: {'/': 'Alerts', '/notes': 'Notes'},
};

function part(name: string): readonly [breaks: readonly string[], news: readonly string[]] {
  const change = compareReleases(first, second).find((other) => other.part === name);
  return [change?.breaks ?? [], change?.news ?? []];
}

describe('a comparison', () => {
  it('leaves out what stays the same, and is empty for the same release', () => {
    expect(compareReleases(first, second).map((change) => change.part)).not.toContain('Image ports');
    expect(compareReleases(first, first)).toEqual([]);
  });

  it('counts a service that an older Compose file lacks among what breaks', () => {
    expect(part('Services in the Compose file')).toEqual([
      ["`worker` is new: an older Compose file doesn't start it"],
      [],
    ]);
  });

  it('distinguishes keys that are gone from variables that are new', () => {
    expect(part('Configuration keys')).toEqual([['`vm.sudo` is gone'], []]);
    expect(part('Environment variables')).toEqual([[], ['`HOST` is new']]);
  });

  it("treats a route with another parameter's name as the same", () => {
    expect(part('API routes')).toEqual([['`GET /api/v1/views` is gone'], ['`POST /api/v1/tags` is new']]);
  });

  it('says what a URL shows now', () => {
    expect(part('Console screens')).toEqual([
      ['`/` shows `Alerts` instead of `Dashboard`', '`/views` is gone'],
      ['`/notes` is new'],
    ]);
  });

  it('recognizes columns that an existing table lacks, and tables that only change their name', () => {
    expect(part('Database tables')).toEqual([
      [
        "`alerts.type` is new, but isn't added to an existing table: [repair the database](/docs/operations/roll-back#databases-from-v0049-or-older)",
        "`alerts.tag` isn't created anymore; existing data is kept",
        "`archived` is renamed to `resolved`, and older releases can't find it",
        "`views` isn't read anymore; existing data is kept",
      ],
      ['`alerts.team` is added to your table', '`notes` is new'],
    ]);
  });

  it('recognizes a downgrade by numbers, not by letters', () => {
    expect(isDowngrade(second, first)).toBe(true);
    expect(isDowngrade(first, second)).toBe(false);
    expect(compareVersions('v0.0.107', '0.0.99')).toBeGreaterThan(0);
  });
});

describe('the result', () => {
  const listed = ['v0.0.49', 'v0.0.53', 'v0.0.54', 'v0.0.107'];

  it.each([
    ['v0.0.54', /^You're running v0\.0\.54\. The comparison/, 'v0.0.54', 'v0.0.107'],
    [
      'v0.0.60',
      /^You're running v0\.0\.60, which has the same settings, screens, routes, and tables as v0\.0\.54\./,
      'v0.0.54',
      'v0.0.107',
    ],
    [
      'v0.0.8',
      /older than every listed .*an older database may need the repairs in "Roll back/,
      'v0.0.49',
      'v0.0.53',
    ],
    ['v0.0.200', /newer than every listed/, 'v0.0.107', 'v0.0.107'],
  ])('is honest about %s', (release, answer, start, target) => {
    const found = {release, clues: []};
    expect(describeRelease(found, listed)).toMatch(answer);
    expect(startFor(found, listed)).toBe(start);
    expect(targetFor(start, listed)).toBe(target);
  });

  it("doesn't guess", () => {
    expect(describeRelease({clues: []}, listed)).toMatch(/^The text doesn't identify your/);
    expect(describeRelease({side: 'newer', clues: []}, listed)).toMatch(/^This is newer than v0\.0\.53/);
    expect(startFor({side: 'newer', clues: []}, listed)).toBeUndefined();
  });
});
