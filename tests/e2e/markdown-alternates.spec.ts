import {product} from '../../src/site/product';
import {interceptRequests} from './support/network';
import {pauseClock} from './support/pauseClock';
import {recordRequests} from './support/recordRequests';
import {type SitePage} from './support/SitePage';
import {withoutClipboard} from './support/clipboard';
import {expect, test} from './support/test';

const address = 'docs/getting-started/system-requirements';

/** The button beside the title, and what it opens. */
function copyMenu({main}: SitePage) {
  const button = main.getByRole('button', {name: 'Copy page', exact: true});
  const menu = button.locator('..').locator('.dropdown__menu');
  return {button, menu, item: (name: string) => menu.getByText(name, {exact: true})};
}

test('A page is copied as Markdown, which is fetched only then, and can be opened', async ({page, site}) => {
  const requests = recordRequests(page);
  await site.open(address);
  const alternate = new URL(`${page.url()}.md`);
  const {button, menu, item} = copyMenu(site);
  await button.click();
  await expect(item('Open as Markdown')).toHaveAttribute('href', alternate.pathname);
  await expect(item('All pages (llms.txt)')).toHaveAttribute('href', '/llms.txt');
  const status = button.locator('..').getByRole('status');
  await expect(status).toBeEmpty();
  expect(requests).not.toContain(alternate.href);
  // What it says disappears after two seconds.
  await pauseClock(page);
  await item('Copy as Markdown').click();
  await expect(status).toHaveText('Copied.');
  await expect(menu).toHaveCount(0);
  const response = await page.request.get(alternate.href);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await response.text());

  const preferred = await page.request.get(page.url(), {headers: {Accept: 'text/markdown'}});
  expect(await preferred.text()).toBe(await response.text());
});

test('A page is copied by keyboard, and Escape, a press elsewhere, or Tab closes what the button opens', async ({
  page,
  site,
}) => {
  await site.open(address);
  const {button, menu, item} = copyMenu(site);
  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(item('Copy as Markdown')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
  await pauseClock(page);
  await button.press('Enter');
  await item('Copy as Markdown').press('Enter');
  await expect(button.locator('..').getByRole('status')).toHaveText('Copied.');
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu).toBeVisible();
  await site.heading.click();
  await expect(menu).toHaveCount(0);
  await button.press('Enter');
  await item('All pages (llms.txt)').focus();
  await page.keyboard.press('Tab');
  await expect(menu).toHaveCount(0);
});

test('If copying fails, the reader is told what to do', async ({page, site}) => {
  await withoutClipboard(page);
  await site.open(address);
  const {button, item} = copyMenu(site);
  await button.click();
  await item('Copy as Markdown').click();
  await expect(button.locator('..').getByRole('status')).toHaveText(/Open it instead/);
});

test("A sign-in page that a proxy sends instead isn't copied", async ({page, site}) => {
  await site.open(address);
  await interceptRequests(page, '**/*.md', (route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>Sign in</h1>'}),
  );
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  const {button, item} = copyMenu(site);
  await button.click();
  await item('Copy as Markdown').click();
  await expect(button.locator('..').getByRole('status')).toHaveText(/Open it instead/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
});

test('Every page leads to the list of all pages as Markdown, including one that nobody wrote', async ({
  page,
  site,
}) => {
  for (const place of ['', 'docs/tags']) {
    await site.open(place);
    await site.footer.getByRole('link', {name: 'All pages as Markdown'}).click();
    await expect(page).toHaveURL(/\/llms\.txt$/);
    await expect(page.locator('body')).toContainText(`# ${product.name}`);
  }
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the button for copying is a link to the page as Markdown', async ({page, site}) => {
    await page.goto(address);
    await expect(site.main.getByRole('button', {name: 'Copy page'})).toBeHidden();
    await site.main.getByRole('link', {name: 'Markdown', exact: true}).click();
    await expect(page).toHaveURL(/system-requirements\.md$/);
  });
});
