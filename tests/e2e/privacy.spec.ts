import {announcement} from '../../src/site/announcement';
import {searchSettings} from '../../src/site/search';
import {consentKey, keysWithConsent} from '../../src/site/storage';
import {storageEntries} from '../../src/site/storageEntries';
import {leftBehind, nothing} from './support/leftovers';
import {expect, test} from './support/test';
import {takeTour} from './support/tour';

// A reader without stored data.
test.use({answered: false});

const withTabs = 'docs/getting-started/deploy';

/** The keys of announcements appear only while there's an announcement. */
function isPossible(key: string): boolean {
  return announcement !== undefined || !key.startsWith('docusaurus.announcement.');
}

test('A tour of every kind of page, each with the cookie banner until I respond, contacts no other host, violates no policy, and leaves behind exactly what the privacy page lists', async ({
  page,
  site,
}) => {
  await takeTour(site);
  const seen = await leftBehind(page);

  await site.open('docs/legal/privacy');
  const tableOf = (name: string) => site.main.locator('table', {has: page.getByRole('columnheader', {name})});
  await expect(site.main).toContainText('no other host');
  await expect(tableOf('Host')).toHaveCount(0);
  const listed = await tableOf('Key').locator('tbody tr td:first-child code').allInnerTexts();
  expect(seen).toEqual({...nothing, keys: listed.filter(isPossible).sort()});

  await site.cookieSettings.click();
  await site.banner.getByRole('button', {name: 'Reject All'}).click();
  const kept = storageEntries(searchSettings.indexName)
    .map(({key}) => key)
    .filter((key) => !keysWithConsent.includes(key));
  expect(await leftBehind(page)).toEqual({...nothing, keys: kept.filter(isPossible).sort()});
});

test('Reading, choosing tabs, and searching leave nothing behind before I respond, and only my response after Reject All', async ({
  page,
  site,
  modal,
}) => {
  const readAndSearch = async (): Promise<void> => {
    await site.open(withTabs);
    await site.main.getByRole('tab', {selected: false}).first().click();
    await modal.search('docker');
    await page.keyboard.press('Escape');
  };
  await readAndSearch();
  expect(await leftBehind(page)).toEqual(nothing);
  await site.banner.getByRole('button', {name: 'Reject All'}).click();
  await readAndSearch();
  expect(await leftBehind(page)).toEqual({...nothing, keys: [consentKey]});
});
