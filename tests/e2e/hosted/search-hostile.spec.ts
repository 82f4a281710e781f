/** Records and queries that are meant to break the page: no element, no request, no exception. */
import {type Page} from '@playwright/test';
import {limitText} from '../../../src/site/limitText';
import {hostileTexts} from '../../../src/search/client/fixtures/hostile';
import {expect, test as base} from '../support/hostedTest';
import {drawableCount, hostileEngine} from '../support/hostileEngine';
import {recordRequests} from '../support/recordRequests';

// Page errors and requests to other hosts fail every test here anyway; this one sees those to the site itself.
const test = base.extend<{readonly harmless: undefined}>({
  harmless: [
    async ({page}, provide) => {
      const requests = recordRequests(page);
      await provide(undefined);
      expect(requests.filter((url) => url.endsWith('/hostile.png'))).toEqual([]);
      expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
    },
    {auto: true},
  ],
});
test.use({engine: {create: hostileEngine}});

const injected = 'img[src*=hostile], b, script, svg[onload], [onerror], [onclick]';

/** The link targets in a part of the page, without those of the site's own frame. */
async function schemes(page: Page, part: string): Promise<readonly string[]> {
  const found = await page
    .locator(`${part} a[href]`)
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
  return [...new Set(found)];
}

test('the modal shows hostile records as text', async ({site, modal, page}) => {
  await site.open('docs');
  await modal.search('trap');
  await expect(modal.hits).toHaveCount(drawableCount);
  await expect(modal.dialog.locator('.search-hit').locator(injected)).toHaveCount(0);
  await expect(modal.dialog.locator('.DocSearch-Hit-source').locator(injected)).toHaveCount(0);
  expect(await schemes(page, '[role=dialog]')).not.toContain('javascript:');
  const titles = await modal.dialog.locator('.search-hit__title').allTextContents();
  expect(titles).toContain('Section <img src="/hostile.png" onerror="window.hostile = true">');
  // Nothing may be wider than the box that contains it.
  expect(
    await modal.dialog.locator('.DocSearch-Dropdown').evaluate((box) => box.scrollWidth - box.clientWidth),
  ).toBe(0);
});

test('the search page shows hostile records as text', async ({site, page}) => {
  await site.open('search?q=trap');
  const {main} = site;
  await expect(site.results).toHaveCount(drawableCount);
  await expect(main.locator('ol').locator(injected)).toHaveCount(0);
  expect(await schemes(page, 'main')).not.toContain('javascript:');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('a hostile record can be selected, stored, and starred without harm', async ({site, modal, page}) => {
  await site.open('docs');
  await modal.search('trap');
  const address = page.url();
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect((await opened).url()).toMatch(/^http:\/\/localhost:\d+\/docs\/hostile-\d+#/);
  await modal.input.fill('');
  await modal.hits.first().waitFor();
  await modal.dialog.getByRole('button', {name: 'Save this search'}).first().click();
  await expect(modal.groups).toHaveText(/Favorite/);
  await expect(modal.dialog.locator('.search-hit').locator(injected)).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test('hostile queries are text in the modal', async ({site, modal}) => {
  await site.open('docs');
  await modal.open();
  for (const [what, text] of hostileTexts) {
    await modal.input.evaluate((input, value) => {
      // Only a page can insert an unpaired surrogate; React notices values set past its own property.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', {bubbles: true}));
    }, text);
    const query = limitText(text);
    await test.step(what, () => modal.answers(query));
    await expect(modal.linkToAll(query), what).toHaveAttribute('href', /^\/search\?q=[^<>"\s]+$/);
    await expect(modal.error, what).toHaveCount(0);
  }
  await expect(modal.dialog.locator(injected)).toHaveCount(0);
});
