import {expect, it} from 'vitest';
import {checkSiteFolder} from './siteFolder';

it.each(['/srv/docs#2', '/srv/what?/docs', '/srv/docs!', '/srv/docs*'])(
  'stops in %s, and names it',
  (folder) => {
    expect(() => {
      checkSiteFolder(folder);
    }).toThrow(folder);
  },
);

it.each([
  '/srv/docs (1)',
  '/srv/a[b]',
  '/srv/{a,b}',
  '/srv/été',
  '/srv/50%',
  '/srv/$HOME',
  String.raw`C:\docs`,
])('builds in %s', (folder) => {
  expect(() => {
    checkSiteFolder(folder);
  }).not.toThrow();
});
