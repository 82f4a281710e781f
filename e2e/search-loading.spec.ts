import {holdScripts} from './support/scripts';
import {expect, test} from './support/test';
import {SearchModal} from './support/searchModal';

const indexAddress = /\/search\/(?:manifest\.json|index-.+\.json)$/;
const errorText = 'Unable to fetch results';
const helpText = 'You might want to check your network connection.';

test('a reader who never searches downloads nothing of search [row 2]', async ({site, page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await site.open('docs');
  await page.mouse.wheel(0, 2000);
  const before = scripts.length;
  expect(scripts.filter((url) => indexAddress.test(url))).toEqual([]);
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
  await page.locator('.DocSearch-Button').hover();
  await expect.poll(() => scripts.filter((url) => indexAddress.test(url)).length).toBe(2);
  expect(scripts.slice(before).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});

test('the index is loaded once for modal and page [row 65]', async ({site, page}) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (indexAddress.test(request.url())) {
      loads.push(request.url());
    }
  });
  await site.open('docs');
  const modal = new SearchModal(page);
  await modal.search('docker');
  await page.keyboard.press('Escape');
  await modal.search('docker');
  await modal.seeAll.click();
  await expect(page.getByText(/documents found/)).toBeVisible();
  expect(loads).toHaveLength(2);
});

test('letters typed before the modal is there are not lost', async ({site, page}) => {
  await site.open('docs');
  const release = await holdScripts(page);
  const modal = new SearchModal(page);
  await page.keyboard.press('/');
  await page.keyboard.type('dock');
  await expect(modal.dialog.getByRole('searchbox')).toHaveValue('dock');
  release();
  await expect(modal.input).toHaveValue('dock');
  await page.keyboard.type('er');
  await expect(modal.input).toHaveValue('docker');
  await expect(modal.hits.first()).toBeVisible();
});

test.describe('when the modal itself cannot be loaded', () => {
  test.use({allowed: {messages: [/Failed to load resource/]}});

  test('the reader is told, and the next key tries again', async ({site, page}) => {
    await site.open('docs');
    await page.route(/\.js$/, (route) => route.abort());
    const modal = new SearchModal(page);
    await page.keyboard.press('/');
    await expect(modal.dialog).toContainText(errorText);
    await page.unroute(/\.js$/);
    await page.keyboard.type('docker');
    await expect(modal.hits.first()).toBeVisible();
    await expect(modal.input).toHaveValue('docker');
  });
});

const faults = {
  'is missing': {status: 404, body: 'Not found'},
  'answers an error': {status: 500, body: ''},
  'is a page': {status: 200, body: '<!doctype html>'},
  'is empty': {status: 200, body: ''},
} as const;

for (const [what, answer] of Object.entries(faults)) {
  test.describe(`when the index ${what}`, () => {
    test.use({allowed: {messages: [/Failed to load resource/]}});

    test('the modal shows the error until the next key succeeds [row 93] [row 35]', async ({site, page}) => {
      await page.route(indexAddress, (route) => route.fulfill(answer));
      await site.open('docs');
      const modal = new SearchModal(page);
      await modal.open();
      await modal.input.fill('dock');
      await expect(modal.error).toContainText(errorText);
      await expect(modal.error).toContainText(helpText);
      await expect(modal.status).toHaveText(`${errorText}. ${helpText}`);
      await expect(modal.noResults).toHaveCount(0);
      await page.unroute(indexAddress);
      await page.keyboard.type('er');
      await expect(modal.hits.first()).toBeVisible();
      await expect(modal.error).toHaveCount(0);
    });

    test('the search page shows the error until the next key succeeds [row 99]', async ({site, page}) => {
      await page.route(indexAddress, (route) => route.fulfill(answer));
      await site.open('search?q=dock');
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(errorText);
      await expect(alert).toContainText(helpText);
      await page.unroute(indexAddress);
      await page.getByRole('searchbox').press('End');
      await page.keyboard.type('er');
      await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  });
}

test.describe('when the reader is offline', () => {
  test.use({allowed: {messages: [/Failed to load resource/]}});

  test('the error stays on the screen and nothing spins on [row 93]', async ({site, page}) => {
    await page.clock.install();
    await site.open('docs');
    const modal = new SearchModal(page);
    await page.route(indexAddress, (route) => route.abort('internetdisconnected'));
    await modal.open();
    await modal.input.fill('docker');
    await expect(modal.error).toBeVisible();
    // Longer than the stall timer that used to overwrite the error.
    await page.clock.runFor(2000);
    await expect(page.locator('.DocSearch-Container')).toHaveClass(/--Errored/);
    await expect(page.locator('.search-modal')).toHaveAttribute('aria-busy', 'false');
  });
});

test('a slow index shows that search goes on: within 100 ms, and as stalled after 300 ms [row 57]', async ({
  site,
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(indexAddress, async (route) => {
    await released;
    await route.continue();
  });
  await site.open('docs');
  const modal = new SearchModal(page);
  await modal.open();
  await modal.input.fill('docker');
  await expect(page.locator('.search-modal')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('.DocSearch-Container')).toHaveClass(/--Stalled/);
  release();
  await expect(modal.hits.first()).toBeVisible();
  await expect(page.locator('.DocSearch-Container')).not.toHaveClass(/--Stalled/);
});
