import {type Page} from '@playwright/test';
import {announcement} from '../src/site/announcement';
import {expect, test} from './support/test';
import {allPaths, takeTour} from './support/tour';

// A reader who was never here.
test.use({storageState: {cookies: [], origins: []}});

/** Everything that the site has left in the browser, by name. */
async function leftBehind(page: Page): Promise<readonly string[]> {
  const cookies = (await page.context().cookies()).map(({name}) => name);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies, ...keys].sort();
}

/** The keys of announcements appear only while something is announced. */
function isPossible(key: string): boolean {
  return announcement !== undefined || !key.startsWith('docusaurus.announcement.');
}

test('A full tour asks no other host, and leaves behind exactly what the privacy page lists [row 2][row 47]', async ({
  page,
  site,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const hosts = new Set<string>();
  page.on('request', (sent) => {
    hosts.add(new URL(sent.url()).host);
  });
  await takeTour(site, await allPaths(request));
  const seen = await leftBehind(page);
  expect([...hosts].filter(Boolean)).toEqual([new URL(baseURL ?? '').host]);
  expect(await page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]').count()).toBe(0);

  await site.open('docs/legal/privacy');
  const table = site.main.locator('table', {has: page.getByRole('columnheader', {name: 'Key'})});
  const listed = await table.locator('tbody tr td:first-child code').allInnerTexts();
  expect(seen).toEqual(listed.filter(isPossible).sort());
});

test('Before I do anything the site has left nothing behind [row 2]', async ({page, site}) => {
  await site.open('docs/core-features');
  await site.open('search');
  expect(await leftBehind(page)).toEqual([]);
});

test('The privacy page says that no other host is asked [row 2]', async ({page, site}) => {
  await site.open('docs/legal/privacy');
  await expect(site.main).toContainText('no other host');
  await expect(site.main.locator('table', {has: page.getByRole('columnheader', {name: 'Host'})})).toHaveCount(
    0,
  );
});
