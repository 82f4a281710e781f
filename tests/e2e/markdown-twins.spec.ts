import {product} from '../../src/site/product';
import {expect, test} from './support/test';

const address = 'docs/getting-started/system-requirements';

test('A page is copied as Markdown, which is fetched only then, and can be viewed', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await site.open(address);
  const twin = new URL(`${page.url()}.md`);
  const copy = page.getByRole('button', {name: 'Copy page as Markdown'});
  const status = copy.locator('..').getByRole('status');
  await expect(status).toBeEmpty();
  expect(asked).not.toContain(twin.pathname);
  await copy.click();
  await expect(status).toHaveText('Copied.');
  const view = page.getByRole('link', {name: 'View as Markdown'});
  await expect(view).toHaveAttribute('href', twin.pathname);
  const response = await page.request.get(twin.href);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await response.text());

  const preferred = await page.request.get(page.url(), {headers: {Accept: 'text/markdown'}});
  expect(await preferred.text()).toBe(await response.text());
});

test('The confirmation is where it belongs when fields for my values, which have messages too, are open', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open('docs/getting-started/quick-start');
  await site.main.getByText('Your values', {exact: true}).click();
  await expect(page.getByRole('button', {name: 'Clear all values'})).toBeVisible();
  const copy = page.getByRole('button', {name: 'Copy page as Markdown'});
  await copy.click();
  await expect(copy.locator('xpath=../*[@role="status"]')).toHaveText('Copied.');
  await expect(site.main.locator('details').getByRole('status').filter({hasText: 'Copied.'})).toHaveCount(0);
});

test('Where copying fails, the reader is told what to do', async ({page, site}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await site.open(address);
  const copy = page.getByRole('button', {name: 'Copy page as Markdown'});
  await copy.click();
  await expect(copy.locator('..').getByRole('status')).toHaveText(/View it instead/);
});

test('Every page leads to the list of all pages as Markdown, also one that nobody wrote', async ({
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

  test('a page can be viewed as Markdown, and nothing offers to copy it', async ({page}) => {
    await page.goto(address);
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'All pages (llms.txt)'})).toHaveAttribute('href', '/llms.txt');
    await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeHidden();
  });
});
