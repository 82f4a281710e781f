/** Each fault that a reader may encounter, and what can still be read. More are in the tests of what fails. */
import {type Route} from '@playwright/test';
import {
  interceptRequests,
  holdRequests,
  isEntryScript,
  refuseScripts,
  withoutPrefetch,
} from './support/network';
import {expect, test} from './support/test';
import {allPaths} from './support/tour';
import {type SitePage} from './support/SitePage';

const from = 'docs/core-features';
const scripts = '**/assets/js/**';

const builder = 'docs/getting-started/builder';
const builderCode = /deployment-builder\.\w+\.js$/;

/** Responds like a server that has a different build. */
function answerGone(route: Route): Promise<void> {
  return route.fulfill({status: 404, contentType: 'text/plain', body: 'Not found'});
}

/** Responds that single pages' scripts are gone, as after a deployment; returns how many times pages were loaded. */
function deploy({page}: SitePage, loads: number): Promise<() => number> {
  return refuseScripts(page, (pathname) => !isEntryScript(pathname), loads, answerGone);
}

test.describe('a link whose page cannot be loaded', () => {
  test.use({allowed: {messages: [/Failed to load resource/]}});

  test('leaves no error behind if I only point at it', async ({page, site}) => {
    await site.open(from);
    await site.settled();
    await interceptRequests(page, scripts, (route) => route.abort());
    // What's prefetched is of another type.
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await site.navbar.getByRole('link', {name: 'Dashboard'}).hover();
    await failed;
    await site.settled();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a tool whose code cannot be loaded', () => {
  test.use({allowed: {messages: [/Failed to load resource/]}});

  test('leaves the page and what I entered as they are, and works after Retry', async ({page, site}) => {
    const release = await holdRequests(page, builderCode, (route) => route.abort());
    // The page may request it before it counts as loaded, and then waits for it.
    await page.goto(builder, {waitUntil: 'commit'});
    await site.hydrated();
    const hostname = page.getByLabel('Hostname', {exact: true});
    await hostname.fill('ops.corp.example');
    release();
    const alert = site.main.getByRole('alert');
    await expect(alert).toContainText("couldn't be loaded");
    await expect(site.heading).toHaveText('Deployment builder');
    await expect(hostname).toHaveValue('ops.corp.example');
    await page.unroute(builderCode);
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(site.main).toContainText('https://ops.corp.example');
    await expect(hostname).toHaveValue('ops.corp.example');
    await expect(alert).toHaveCount(0);
  });
});

test.describe('without a network in the middle of reading', () => {
  test.use({
    allowed: {messages: [/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError|Loading (?:CSS )?chunk .* failed/]},
  });

  test('the page stays readable, says what is wrong, and Retry continues once the network is back', async ({
    page,
    site,
    context,
  }) => {
    await withoutPrefetch(page);
    await site.open(from);
    const before = await site.heading.innerText();
    await context.setOffline(true);
    await site.navbar.getByRole('link', {name: 'User Management'}).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText("there's no connection");
    await expect(alert).toBeInViewport();
    await expect(site.heading).toHaveText(before);
    const first = await alert.elementHandle();
    await alert.getByRole('button', {name: 'Retry'}).click();
    // Another message: the first one stays until the server couldn't be reached again.
    await expect.poll(() => first.evaluate((panel) => panel.isConnected)).toBe(false);
    await expect(alert).toContainText("there's no connection");
    await expect(site.heading).toHaveText(before);
    await context.setOffline(false);
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(site.heading).toHaveText(/register|log ?in/i);
    await site.hydrated();
    await expect(alert).toHaveCount(0);
  });

  test('fields that cannot be loaded say so, and appear when they are opened again', async ({
    page,
    site,
    context,
  }) => {
    await site.open('docs/getting-started/quick-start');
    await context.setOffline(true);
    const toggle = site.main.getByText(/^Use your own/);
    await toggle.click();
    const alert = site.main.getByRole('alert').filter({hasText: "The fields couldn't be loaded."});
    await expect(alert).toBeVisible();
    await expect(site.heading).toBeVisible();
    await context.setOffline(false);
    await toggle.click();
    await toggle.click();
    await expect(page.getByRole('button', {name: 'Clear all values'})).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test.describe('after a deployment that removed the scripts of the open page', () => {
  test.use({
    allowed: {messages: [/status of 404/, /MIME type/, /ChunkLoadError|Loading (?:CSS )?chunk .* failed/]},
  });

  test('following a link loads the new page once', async ({page, site}) => {
    await withoutPrefetch(page);
    await site.open(from);
    const loads = await deploy(site, 0);
    await site.navbar.getByRole('link', {name: 'User Management'}).click();
    await expect(site.heading).toHaveText(/register|log ?in/i);
    await site.hydrated();
    expect(loads()).toBe(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('searching again loads the new page, and then searches', async ({page, site, modal}) => {
    await withoutPrefetch(page);
    await site.open(from);
    const loads = await deploy(site, 0);
    await page.keyboard.press('/');
    // Until then, the old page still counts as hydrated.
    const loaded = page.waitForEvent('load');
    await modal.error.getByRole('button', {name: 'Try again'}).click();
    await loaded;
    expect(loads()).toBe(1);
    await site.hydrated();
    await modal.search('docker');
    await expect(modal.hits.first()).toBeVisible();
  });

  test('a tool that has not been loaded leaves the page readable, and Retry loads the new one', async ({
    page,
    site,
  }) => {
    await page.route(builderCode, answerGone, {times: 2});
    await site.open(builder);
    const alert = site.main.getByRole('alert');
    await expect(alert).toContainText("couldn't be loaded");
    await expect(site.heading).toHaveText('Deployment builder');
    const loaded = page.waitForEvent('load');
    await alert.getByRole('button', {name: 'Retry'}).click();
    await loaded;
    await expect(site.main.getByText(/^JWT_SECRET=•+$/m)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('an old page from a cache reloads once, automatically', async ({page, site}) => {
    const loads = await deploy(site, 1);
    await page.goto(from);
    await expect.poll(loads).toBe(2);
    await site.hydrated();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a page that stays old is not loaded again and again', async ({page, site}) => {
    const loads = await deploy(site, 98);
    await page.goto(from);
    await expect(page.getByRole('alert').getByRole('button', {name: 'Retry'})).toBeVisible();
    await expect(site.heading).toBeVisible();
    expect(loads()).toBe(2);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page is light or dark, as the system is', async ({page}) => {
    await page.goto(from);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      const colors = await page.locator('body').evaluate((body) => {
        const {backgroundColor, color} = getComputedStyle(body);
        const sum = (text: string) =>
          (text.match(/\d+/g) ?? []).slice(0, 3).reduce((all, part) => all + Number(part), 0);
        const background = sum(getComputedStyle(document.documentElement).backgroundColor || backgroundColor);
        return background > sum(color) ? 'light' : 'dark';
      });
      expect(colors).toBe(colorScheme);
      await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
    }
  });

  test('links lead from the home page to every page', async ({request, baseURL}) => {
    const home = new URL(baseURL ?? '');
    const seen = new Set<string>([home.pathname]);
    for (const path of seen) {
      const html = await (await request.get(path)).text();
      for (const [, href = ''] of html.matchAll(/<a[^>]*\shref="?([^"\s>]+)/g)) {
        const {origin, pathname} = new URL(href, new URL(path, home));
        if (origin === home.origin && !/\.[a-z]+$/.test(pathname)) {
          seen.add(pathname.replace(/(.)\/$/, '$1'));
        }
      }
    }
    const wanted = (await allPaths(request)).map((path) => path.replace(/(.)\/$/, '$1'));
    expect(wanted.filter((path) => !seen.has(path) && path !== '/search')).toEqual([]);
  });
});

test('A word or a table that is wider than the window does not make the page wider', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 800});
  await site.open(from);
  await site.main.locator('.theme-doc-markdown').evaluate((text) => {
    const word = 'unbreakable'.repeat(40);
    const cells = Array.from({length: 12}, () => `<td>${'column'.repeat(4)}</td>`).join('');
    text.insertAdjacentHTML(
      'beforeend',
      `<h2>${word}</h2><p>${word} <code>${word}</code></p><table><tbody><tr>${cells}</tr></tbody></table>`,
    );
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('with storage that is full', () => {
  test.use({allowed: {messages: [/storage error/]}});

  test('the page works, asks, and accepts a response and a color mode for this visit', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      window.localStorage.clear();
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await site.open(from);
    await site.banner.getByRole('button', {name: 'Reject All'}).click();
    await expect(site.banner).toHaveCount(0);
    await site.colorToggle.click();
    expect((await site.colorMode()).choice).toBe('light');
  });
});
