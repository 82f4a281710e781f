/** What a curious reader does: opens pages of every kind, tries every control, searches. */
import {expect, type APIRequestContext, type Page} from '@playwright/test';
import {SearchModal} from './searchModal';
import {type SitePage} from './SitePage';

/** The paths of all pages: those in the built sitemap, and those that it leaves out. */
export async function allPaths(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get('sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...new Set([...listed, '/search', '/markdown-page', '/docs/tags', '/docs/tags/alerts'])];
}

/** One page of each kind, with its own templates, styles, and scripts. */
export const kindsOfPages = [
  '',
  'docs',
  'docs/getting-started/deploy',
  'docs/getting-started/check-configuration',
  'docs/reference/rest-api/users',
  'docs/reference/error-messages/hosts',
  'docs/reference/error-messages/hosts/network',
  'docs/tags',
  'docs/tags/alerts',
  'diagnose',
  'search',
  'markdown-page',
] as const;

/** Selects another tab in each group of tabs on the page. */
async function tryTabs(page: Page): Promise<void> {
  for (const list of await page.getByRole('tablist').all()) {
    await list.getByRole('tab', {selected: false}).first().click();
  }
}

/** Opens the first result of a search twice, and stars it the second time. */
async function trySearch(site: SitePage): Promise<void> {
  const modal = new SearchModal(site.page);
  await modal.select(['kubernetes', 'alerts']);
  await site.hydrated();
  await modal.open();
  await modal.dialog.getByRole('button', {name: 'Save this search'}).first().click();
  await expect(modal.dialog.locator('.DocSearch-Hit-source', {hasText: 'Favorite'})).toBeVisible();
  await site.page.keyboard.press('Escape');
}

/** Sets a value of the reader's own. */
async function trySetting({page, main}: SitePage): Promise<void> {
  await main.getByText(/^Use your own/).click();
  await main.getByRole('textbox', {name: 'Hostname'}).fill('ops.corp.example');
  await page.keyboard.press('Enter');
}

/** Pages whose tabs are remembered, each group under its own key. */
const withTabs = ['docs/getting-started/deploy', 'docs/operations/uninstall-move'];

/**
 * Opens every kind of page, each with the banner, and uses everything that could leave something in the browser.
 *
 * @param look what else to check on each of them
 */
export async function takeTour(
  site: SitePage,
  look: (path: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const path of kindsOfPages) {
    await site.open(path);
    await expect(site.banner, path).toBeInViewport();
    await look(path);
  }
  await site.banner.getByRole('button', {name: 'Accept All Cookies'}).click();
  for (const path of withTabs) {
    await site.open(path);
    await tryTabs(site.page);
  }
  await site.open('docs/core-features');
  await site.colorToggle.click();
  await site.navbar.getByRole('button', {name: 'Next'}).hover();
  await site.navbar.locator('.dropdown__menu').getByRole('link', {name: 'Next'}).click();
  await trySearch(site);
  await site.open('docs/operations/reverse-proxy-tls');
  await trySetting(site);
  await site.footer.getByRole('button', {name: 'Keyboard shortcuts'}).click();
  await site.page.getByRole('dialog').getByRole('checkbox').uncheck();
  await site.page.keyboard.press('Escape');
}
