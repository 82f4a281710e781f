/** Docs in two versions, which the site doesn't have: `tests/fixtures/versions`. */
import {type Locator, type Page} from '@playwright/test';
import {expect, test} from '../support/test';

const older = '/Variant/docs/1.0/';

function results(page: Page): Locator {
  return page.getByRole('main').locator('ol > li h2 a');
}

/** The paths that the results lead to. */
function paths(links: Locator): Promise<readonly string[]> {
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
}

test('On the search page I choose the version to search, the newest first', async ({page, site}) => {
  await site.open('search?q=kubernetes');
  const versions = page.getByRole('combobox', {name: 'Version to search (default)'});
  await expect(versions.getByRole('option')).toHaveText(['Next', '1.0']);
  await expect(versions).toHaveValue('current');
  await expect(results(page)).toHaveCount(20);
  expect((await paths(results(page))).filter((path) => path.startsWith(older))).toEqual([]);

  await versions.selectOption('1.0');
  await expect(results(page)).toHaveCount(1);
  expect(await paths(results(page))).toEqual([`${older}clusters`]);
  await expect(page).toHaveURL(/\/search\?q=kubernetes$/);

  await versions.selectOption('Next');
  await expect(results(page)).toHaveCount(20);
  expect((await paths(results(page))).filter((path) => path.startsWith(older))).toEqual([]);
});

test('What only the other version says is not found until I choose it', async ({page, site}) => {
  await site.open('search?q=zeppelin');
  await expect(site.main).toContainText('No results for "zeppelin"');
  await page.getByRole('combobox', {name: /^Version to search/}).selectOption('1.0');
  await expect(results(page)).toHaveCount(1);
  await results(page).click();
  await expect(site.heading).toHaveText('Clusters in version 1.0');
});

test('The modal searches the version of the page that I am on', async ({site, modal}) => {
  await site.open('docs/1.0/clusters');
  await modal.search('kubernetes');
  expect([...new Set(await paths(modal.hits.getByRole('link')))]).toEqual([`${older}clusters`]);
});
