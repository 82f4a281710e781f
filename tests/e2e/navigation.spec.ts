import {type Page} from '@playwright/test';
import {sharedChunks} from '../../plugins/static-docs/sharedChunks';
import {holdScriptsOf, isEntryScript, refuseScripts, withoutPrefetch} from './support/network';
import {recordRequests} from './support/recordRequests';
import {expect, test} from './support/test';
import {type SitePage} from './support/SitePage';

const from = 'docs/core-features';
const toTitle = 'User Management';
const to = /\/docs\/user-management\/register-login$/;

function followLink(site: SitePage): Promise<void> {
  return site.navbar.getByRole('link', {name: toTitle}).click();
}

test('The old page stays until the next one has loaded', async ({page, site}) => {
  await withoutPrefetch(page);
  await site.open(from);
  const before = await site.heading.innerText();
  const release = await holdScriptsOf(page, () => followLink(site));
  await expect(page).toHaveURL(to);
  await expect(site.heading).toHaveText(before);
  release();
  await expect(site.heading).not.toHaveText(before);
});

test('Of two pages that I go to one after another, the second one opens, and all of it works', async ({
  page,
  site,
}) => {
  await withoutPrefetch(page);
  const headings = await site.noteHeadings();
  await site.open(from);
  // What every page loads late isn't the code of the next one.
  await site.settled();
  const releases: (() => void)[] = [];
  for (const name of ['Alerts', toTitle]) {
    const link = site.navbar.getByRole('link', {name});
    releases.unshift(await holdScriptsOf(page, () => link.click()));
  }
  const [releaseSecond, releaseFirst] = releases;
  const arrived = page.waitForResponse('**/assets/js/**');
  releaseFirst?.();
  await arrived;
  releaseSecond?.();
  await expect(page).toHaveURL(to);
  await expect(site.heading).toHaveText(/register|log ?in/i);
  expect([...headings]).not.toContain('Add alerts');
  await site.complete();
});

for (const [where, link] of [
  ['the navbar', (site: SitePage) => site.navbar.getByRole('link', {name: toTitle})],
  ['the text', (site: SitePage) => site.main.locator('a[href="/docs/operations/hardening"]').first()],
] as const) {
  test(`A link in ${where} that I press again while its page loads opens it once`, async ({page, site}) => {
    const address = 'docs/getting-started/deploy';
    await withoutPrefetch(page);
    await site.open(address);
    await site.complete();
    const before = await site.heading.innerText();
    const release = await holdScriptsOf(page, () => link(site).click());
    await link(site).click();
    await link(site).press('Enter');
    // A page that's loaded again forgets this.
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    release();
    await expect(site.heading).not.toHaveText(before);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${address}$`));
  });
}

for (const {page: address, link} of [
  {page: 'docs/operations/upgrade', link: 'nav.pagination-nav a'},
  // A query without an answer card, which could arrive late and move the results by a pixel.
  {page: 'search?q=docker', link: 'main li:nth-child(15) a'},
]) {
  test(`Back before the next page has arrived leaves ${address} as it was`, async ({page, site}) => {
    await withoutPrefetch(page);
    await site.open(address);
    const next = page.locator(link).last();
    await next.scrollIntoViewIfNeeded();
    const look = async () => ({
      title: await site.heading.innerText(),
      top: await next.evaluate((element) => Math.round(element.getBoundingClientRect().top)),
    });
    const before = await look();
    const url = page.url();
    const release = await holdScriptsOf(page, () => next.press('Enter'));
    await expect(page).not.toHaveURL(url);
    expect(await look()).toEqual(before);
    await page.goBack();
    await expect(page).toHaveURL(url);
    // Only after this has the framework shown the page again.
    await page.waitForFunction(() => window.navigation.transition === null);
    release();
    await expect.poll(look).toEqual(before);
  });
}

test('Back from a section leads to my position on the page', async ({page, site}) => {
  await site.open('docs/operations/upgrade');
  const heading = site.main.getByRole('heading', {level: 2}).last();
  await heading.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await page.locator('.table-of-contents a').first().press('Enter');
  await expect(page).toHaveURL(/#/);
  await expect.poll(top).not.toBe(before);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect.poll(top).toBe(before);
});

test('Back and Forward lead to my position on each page', async ({page, site}) => {
  const placeOf = async (path: RegExp) => {
    await expect(page).toHaveURL(path);
    return page.evaluate(() => window.scrollY);
  };
  await site.open('docs/operations/upgrade');
  const link = page.locator('nav.pagination-nav a').last();
  await link.scrollIntoViewIfNeeded();
  const first = await placeOf(/upgrade$/);
  const title = await site.heading.innerText();
  await link.press('Enter');
  await expect(site.heading).not.toHaveText(title);
  await site.main.getByRole('heading', {level: 2}).last().scrollIntoViewIfNeeded();
  const second = await placeOf(/(?<!upgrade)$/);
  expect(Math.min(first, second)).toBeGreaterThan(0);
  await page.goBack();
  await expect.poll(() => placeOf(/upgrade$/)).toBe(first);
  await page.goForward();
  await expect.poll(() => placeOf(/(?<!upgrade)$/)).toBe(second);
  // The new document has never shown the first page.
  await site.reload();
  await expect.poll(() => placeOf(/(?<!upgrade)$/)).toBe(second);
  await page.goBack();
  await expect.poll(() => placeOf(/upgrade$/)).toBe(first);
});

test('The progress bar starts after 200 ms, has no spinner, and ends with the page', async ({page, site}) => {
  await withoutPrefetch(page);
  await page.clock.install({time: 0});
  await site.open(from);
  const before = await site.heading.innerText();
  const bar = page.locator('#nprogress');
  const release = await holdScriptsOf(page, async () => {
    await page.clock.pauseAt(600_000);
    await followLink(site);
  });
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  await expect(bar.locator('.spinner')).toHaveCount(0);
  await page.clock.resume();
  release();
  await expect(site.heading).not.toHaveText(before);
  await expect(bar).toHaveCount(0);
});

test.describe('when scripts cannot be loaded', () => {
  test.use({allowed: {messages: [/net::ERR_FAILED/, /ChunkLoadError|Loading (?:CSS )?chunk .* failed/]}});

  test('A page that fails to load after a click is opened by a full reload', async ({page, site}) => {
    await withoutPrefetch(page);
    await site.open(from);
    await page.evaluate(() => {
      document.documentElement.dataset.beforeReload = 'yes';
    });
    await refuseScripts(page, () => true, 0);
    const reloaded = page.waitForEvent('request', (request) => request.isNavigationRequest());
    await followLink(site);
    await reloaded;
    await expect(page).toHaveURL(to);
    await expect(site.heading).toHaveText(/register|log ?in/i);
    await expect(page.locator('html')).not.toHaveAttribute('data-before-reload', /./);
    await site.hydrated();
  });

  test('A page opened directly whose code does not arrive says so, again if Retry fails, and the next Retry fixes it', async ({
    page,
    site,
  }) => {
    await refuseScripts(page, (pathname) => !isEntryScript(pathname), 2);
    await page.goto(from);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(/Loading (?:CSS )?chunk .* failed/);
    await expect(site.heading).toBeVisible();
    const retry = alert.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeInViewport();
    const reloaded = page.waitForEvent('load');
    await retry.click();
    // From then on, the alert is the new document's.
    await reloaded;
    await expect(alert).toHaveCount(1);
    await retry.click();
    await site.hydrated();
    await expect(alert).toHaveCount(0);
    await expect(site.heading).toBeVisible();
  });
});

function prefetchedBy(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('head link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

test('What several pages share is prefetched once', async ({page, site}) => {
  await site.open('docs');
  // The sidebar shows more pages than this, and each has its own script.
  await expect.poll(async () => (await prefetchedBy(page)).length).toBeGreaterThan(10);
  expect((await prefetchedBy(page)).filter((address, at, all) => all.indexOf(address) !== at)).toEqual([]);
});

test('What all pages of the docs share is prefetched on the home page', async ({page, site}) => {
  await site.open();
  for (const chunk of Object.values(sharedChunks)) {
    await expect
      .poll(() => prefetchedBy(page))
      .toContainEqual(expect.stringContaining(`/assets/js/${chunk}.`));
  }
});

test('Pointing at a link loads the page behind it', async ({page, site}) => {
  await site.open('docs');
  // What every page loads late has nothing to do with the link.
  await site.settled();
  // What's prefetched is of another type.
  const loaded = page.waitForRequest((request) => request.resourceType() === 'script');
  await site.navbar.getByRole('link', {name: 'Dashboard'}).hover();
  await loaded;
});

for (const {name, connection} of [
  {name: 'a 2g connection', connection: {effectiveType: 'slow-2g', saveData: false}},
  {name: 'data-saver', connection: {effectiveType: '4g', saveData: true}},
]) {
  test(`With ${name}, no page is prefetched, and a link that I point at loads nothing until I click it`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await site.open('docs');
    // By then, visible links have been observed, and their requests would have been sent.
    await site.settled();
    expect(await prefetchedBy(page)).toEqual([]);
    const requests = recordRequests(page);
    const link = site.navbar.getByRole('link', {name: 'Dashboard'});
    await link.hover();
    // If pointing started a request, it would do so in the event handler.
    expect(await prefetchedBy(page)).toEqual([]);
    expect(requests).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(/\/docs\/dashboards\/overview$/);
  });
}
