/** The index of the embedded provider can't be loaded: the reader is told, and the next key tries again. */
import {type Route} from '@playwright/test';
import {interceptRequests, failImmediately} from './support/network';
import {pauseClock} from './support/pauseClock';
import {expect, test} from './support/test';
import {type SearchModal} from './support/searchModal';
import {errorText, helpText, indexAddress} from './support/search';

const answers = (status: number, body: string) => (route: Route) => route.fulfill({status, body});

/** One for each kind of error that loading reports. `fetchIndex.test.ts` has the others. */
const faults = [
  {what: 'the index is missing', answer: answers(404, 'Not found')},
  {what: 'the index is something else', answer: answers(200, '{}')},
];

// The worker's own script, and behavior that loads late, may be among what can't be loaded.
test.use({
  allowed: {
    messages: [/Failed to load resource/, /importScripts.*failed to load/, /Loading chunk .* failed/],
  },
});

for (const {what, answer} of faults) {
  test(`${what}: the modal says so until the next key succeeds`, async ({site, page, modal}) => {
    await page.route(indexAddress, answer);
    await site.open('docs');
    await modal.open();
    await modal.input.fill('dock');
    await expect(modal.error).toContainText(errorText);
    await expect(modal.error).toContainText(helpText);
    await expect(modal.status).toContainText(
      `${errorText}. ${helpText} You can still open pages without searching`,
    );
    await expect(modal.noResults).toHaveCount(0);
    await page.unroute(indexAddress);
    await page.keyboard.type('er');
    await expect(modal.hits.first()).toBeVisible();
    await expect(modal.error).toHaveCount(0);
  });
}

test('the search page says so, too, until the next key succeeds', async ({site, page}) => {
  await page.route(indexAddress, answers(404, 'Not found'));
  await site.open('search?q=dock');
  const alert = site.main.getByRole('alert');
  await expect(alert).toContainText(errorText);
  await expect(alert).toContainText(helpText);
  await expect(page.getByText('No results for')).toHaveCount(0);
  await page.unroute(indexAddress);
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
  await interceptRequests(page, indexAddress, (route) => route.abort('internetdisconnected'));
  await modal.openWhole();
  await context.setOffline(true);
  await modal.input.fill('docke');
  await expect(modal.error).toContainText(errorText);
  // Longer than the stall timer, which mustn't overwrite the error.
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
    await page.route(indexAddress, answers(503, ''));
    await site.open('docs');
    // Otherwise, it would also be retried automatically.
    await pauseClock(page);
    await modal.open();
    // The box is painted first.
    await page.clock.runFor(1000);
    await modal.input.fill('systemd');
    await expect(modal.error).toContainText(errorText);
    await page.unroute(indexAddress);
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
  await page.route(indexAddress, answers(503, ''));
  await site.open('search?q=docker');
  const {main} = site;
  await expect(main.getByRole('alert')).toContainText(errorText);
  const retried = page.waitForRequest(indexAddress);
  await page.clock.runFor(2000);
  await retried;
  await expect(main.getByRole('alert')).toContainText(errorText);
  await page.unroute(indexAddress);
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
