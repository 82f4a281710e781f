/** The index of the embedded provider can't be loaded: the reader is told, and the next key tries again. */
import {type Page, type Route} from '@playwright/test';
import {interceptRequests, failImmediately} from './support/network';
import {expect, test} from './support/test';
import {type SearchModal} from './support/searchModal';
import {errorText, helpText} from './support/search';

const manifestAddress = /\/search\/manifest\.json$/;
const fileAddress = /\/search\/index-[^/]+\.json$/;

interface IndexFault {
  readonly what: string;
  readonly address: RegExp;
  readonly answer: (route: Route) => Promise<void>;
}

const answers = (status: number, body: string) => (route: Route) => route.fulfill({status, body});

/** One for each kind of error that loading reports. Faults in each of the two files are in `fetchIndex.test.ts`. */
const missing: IndexFault = {
  what: 'the manifest is missing',
  address: manifestAddress,
  answer: answers(404, 'Not found'),
};
const faults: readonly IndexFault[] = [
  missing,
  {what: 'the index is something else', address: fileAddress, answer: answers(200, '{}')},
];

// The worker's own script, and behavior that loads late, may be among what can't be loaded.
test.use({
  allowed: {
    messages: [/Failed to load resource/, /importScripts.*failed to load/, /Loading chunk .* failed/],
  },
});

for (const {what, address, answer} of faults) {
  test(`${what}: the modal says so until the next key succeeds`, async ({site, page, modal}) => {
    await page.route(address, answer);
    await site.open('docs');
    await modal.open();
    await modal.input.fill('dock');
    await expect(modal.error).toContainText(errorText);
    await expect(modal.error).toContainText(helpText);
    await expect(modal.status).toContainText(
      `${errorText}. ${helpText} You can still open pages without searching`,
    );
    await expect(modal.noResults).toHaveCount(0);
    await page.unroute(address);
    await page.keyboard.type('er');
    await expect(modal.hits.first()).toBeVisible();
    await expect(modal.error).toHaveCount(0);
  });
}

test('the search page says so, too, until the next key succeeds', async ({site, page}) => {
  await page.route(missing.address, missing.answer);
  await site.open('search?q=dock');
  const alert = site.main.getByRole('alert');
  await expect(alert).toContainText(errorText);
  await expect(alert).toContainText(helpText);
  await expect(page.getByText('No results for')).toHaveCount(0);
  await page.unroute(missing.address);
  await page.getByRole('searchbox').press('End');
  await page.keyboard.type('er');
  await expect(site.results.first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('offline: the error stays on the screen, nothing keeps spinning, and back online, the next key succeeds', async ({
  site,
  page,
  context,
  modal,
}) => {
  await page.clock.install();
  await site.open('docs');
  // The modal is there; the index isn't.
  await interceptRequests(page, /\/search\/(?:manifest|index-).*\.json$/, (route) =>
    route.abort('internetdisconnected'),
  );
  await modal.open();
  await context.setOffline(true);
  await modal.input.fill('docke');
  await expect(modal.error).toContainText(errorText);
  // Longer than the stall timer that used to overwrite the error.
  await page.clock.runFor(2000);
  await expect(page.locator('.DocSearch-Container')).toHaveClass(/--Errored/);
  await expect(page.locator('.search-modal')).toHaveAttribute('aria-busy', 'false');
  await context.setOffline(false);
  await page.unrouteAll();
  await page.keyboard.type('r');
  await expect(modal.hits.first()).toBeVisible();
});

for (const {name, tryAgain} of [
  {
    name: 'a button',
    tryAgain: ({dialog}: SearchModal) => dialog.getByRole('button', {name: 'Try again'}).click(),
  },
  {name: 'Enter', tryAgain: ({page}: SearchModal) => page.keyboard.press('Enter')},
  {name: 'waiting', tryAgain: ({page}: SearchModal) => page.clock.runFor(2000)},
  {
    name: 'a connection',
    tryAgain: ({page}: SearchModal) => page.evaluate(() => dispatchEvent(new Event('online'))),
  },
]) {
  test(`after a failure, ${name} searches again for what was typed`, async ({site, page, modal}) => {
    await page.clock.install();
    await page.route(manifestAddress, answers(503, ''));
    await site.open('docs');
    await modal.open();
    await modal.input.fill('systemd');
    await expect(modal.error).toContainText(errorText);
    await page.unroute(manifestAddress);
    await tryAgain(modal);
    // Enter also applies to the first result.
    await expect(name === 'Enter' ? site.heading : modal.hits.first()).toContainText(/systemd/i);
  });
}

test('after a failure, the search page searches again automatically, and with a button', async ({
  site,
  page,
}) => {
  await page.clock.install();
  await page.route(manifestAddress, answers(503, ''));
  await site.open('search?q=docker');
  const {main} = site;
  await expect(main.getByRole('alert')).toContainText(errorText);
  const retried = page.waitForRequest(manifestAddress);
  await page.clock.runFor(2000);
  await retried;
  await expect(main.getByRole('alert')).toContainText(errorText);
  await page.unroute(manifestAddress);
  await main.getByRole('button', {name: 'Try again'}).click();
  await expect(site.results.first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('the search page searches a second time automatically even if the first attempt fails immediately', async ({
  site,
  page,
}) => {
  await page.clock.install();
  await site.open('search');
  await failImmediately(page, 5000);
  await page.getByRole('searchbox').fill('docker');
  await expect(site.main.getByRole('alert')).toContainText(errorText);
  await page.clock.runFor(2000);
  await page.clock.runFor(6000);
  await expect(site.results.first()).toBeVisible();
});

/** Publishes the index under a new name, as a deployment does; the old name is gone. */
async function deploy(page: Page, isManifestStale: () => boolean): Promise<void> {
  const manifest = await (await page.request.get('search/manifest.json')).text();
  const oldName = /index-[^"]+\.json/.exec(manifest)?.[0] ?? '';
  const newName = 'index-0123456789.json';
  const index = await (await page.request.get(`search/${oldName}`)).text();
  await interceptRequests(page, manifestAddress, (route) =>
    route.fulfill({body: isManifestStale() ? manifest : manifest.replaceAll(oldName, newName)}),
  );
  await interceptRequests(page, fileAddress, (route) =>
    route.request().url().endsWith(newName)
      ? route.fulfill({body: index, contentType: 'application/json'})
      : route.fulfill({status: 404, body: 'Not found'}),
  );
}

test('an index that a deployment renamed while the page was open is found', async ({site, page, modal}) => {
  await site.open('docs');
  await deploy(page, () => false);
  await modal.search('docker');
  await expect(modal.error).toHaveCount(0);
});

test('an index that disappears after its manifest is fetched is found with the next key', async ({
  site,
  page,
  modal,
}) => {
  let isStale = true;
  await site.open('docs');
  await deploy(page, () => isStale);
  await modal.open();
  await modal.input.fill('docke');
  await expect(modal.error).toContainText(errorText);
  isStale = false;
  await page.keyboard.type('r');
  await expect(modal.hits.first()).toBeVisible();
});
