import type {Route} from '@playwright/test';
import {recordRequests} from './support/recordRequests';
import {type SearchModal} from './support/searchModal';
import {indexAddress, storedKeys, storedSearch} from './support/search';
import {expect, test} from './support/test';

test('A guessed URL leads to its page and keeps the query and hash, with one step back', async ({
  page,
  site,
}) => {
  await site.open();
  await page.goto('install?from=test#if-it-fails');
  await expect(page).toHaveURL(/\/docs\/getting-started\/quick-start\?from=test#if-it-fails$/);
  await site.hydrated();
  await page.goto('docs/reset-password');
  await expect(page).toHaveURL(/\/docs\/user-management\/register-login#forgot-password$/);
  await site.hydrated();
  await expect(page.locator('#forgot-password')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/quick-start/);
});

test('A URL with a username and a password leads to its page without them, where search works', async ({
  modal,
  page,
  site,
}) => {
  await site.open();
  const {protocol, host} = new URL(page.url());
  await page.goto(
    `${protocol}//reader:secret@${host}/docs/getting-started/deploy.html?from=test#if-it-fails`,
  );
  await expect(page).toHaveURL(`${protocol}//${host}/docs/getting-started/deploy?from=test#if-it-fails`);
  await site.hydrated();
  const link = site.main.getByRole('link').first();
  expect(await link.evaluate(({href}: HTMLAnchorElement) => href)).not.toContain('secret');
  await modal.search('docker');
  await expect(modal.hits.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(`${protocol}//${host}/`);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a guessed URL leads to its page', async ({page}) => {
    await page.goto('docs/faq');
    await expect(page).toHaveURL(/\/docs#find-your-task$/);
  });
});

test.describe('at an unknown URL', () => {
  // The browser itself reports the status of the opened URL.
  test.use({allowed: {messages: [/Failed to load resource: the server responded with a status of 404/]}});

  test('search suggests three pages right below the title, where nothing moves, and offers everything that it found', async ({
    page,
    site,
  }) => {
    const held: Route[] = [];
    await page.route(indexAddress, (route) => {
      held.push(route);
    });
    await site.open('docs/alerts/adding-alert');
    await expect(page.locator('main [aria-live=polite]')).toHaveCount(1);
    const fieldTop = async (): Promise<number> =>
      (await site.main.getByRole('searchbox').boundingBox())?.y ?? 0;
    const before = await fieldTop();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    const suggested = page.getByRole('navigation', {name: 'Suggested pages'});
    await expect(suggested).toBeInViewport({ratio: 1});
    const box = await suggested.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(before);
    expect(await fieldTop()).toBe(before);
    await expect(suggested.getByRole('listitem')).toHaveCount(3);
    const all = suggested.getByRole('link', {name: /^See all results for/});
    await expect(all).toHaveAttribute('href', /\/search\?q=alerts(?:%20|\+)adding(?:%20|\+)alert$/);
    await suggested.getByRole('link', {name: 'Add alerts', exact: true}).click();
    await expect(page).toHaveURL(/\/docs\/alerts\/adding-alerts$/);
  });

  test('without words, nothing is suggested', async ({page, site}) => {
    const requests = recordRequests(page);
    await site.open('docs/v1');
    await site.settled();
    await expect(page.getByRole('navigation', {name: 'Suggested pages'})).toHaveCount(0);
    expect(requests.filter((url) => indexAddress.test(url))).toEqual([]);
  });
});

test.describe('in an open page', () => {
  // The framework reports why it reloads the page, and the browser reports the server's 404.
  test.use({allowed: {messages: [/ is loaded from the server\./, /responded with a status of 404/]}});

  /** Opens a recent search that leads to a URL. */
  async function openRecent(modal: SearchModal, url: string): Promise<void> {
    await modal.page.addInitScript(
      ([key, value]) => {
        localStorage.setItem(key, value);
      },
      [storedKeys.recents, JSON.stringify([storedSearch(1, url)])] as const,
    );
    await modal.page.goto('docs/core-features');
    await modal.open();
    await modal.hits.first().locator('a').click();
  }

  test('a recent search whose URL has changed leads to its page', async ({page, site, modal}) => {
    const headings = await site.noteHeadings();
    await openRecent(modal, '/docs/getting-started/installation#if-it-fails');
    await expect(page).toHaveURL(/\/docs\/getting-started\/quick-start#if-it-fails$/);
    await site.hydrated();
    expect(headings).not.toContain('Page Not Found');
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/core-features$/);
  });

  test('a recent search that was stored with a complete URL leads to it', async ({
    page,
    site,
    modal,
    baseURL,
  }) => {
    const headings = await site.noteHeadings();
    await openRecent(modal, new URL('docs/alerts/adding-alerts#add-grafana-alerts', baseURL).href);
    await expect(page).toHaveURL(/\/docs\/alerts\/adding-alerts#add-grafana-alerts$/);
    await site.hydrated();
    await expect(page.locator('#add-grafana-alerts')).toBeInViewport();
    expect(headings).not.toContain('Page Not Found');
  });

  test('a page that a later deployment added is loaded from the server', async ({page, site, modal}) => {
    const headings = await site.noteHeadings();
    await page.route('**/docs/added', (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Added</title><h1>Added</h1>'}),
    );
    await openRecent(modal, '/docs/added');
    await expect(site.heading).toHaveText('Added');
    await expect(page).toHaveURL(/\/docs\/added$/);
    expect(headings).not.toContain('Page Not Found');
  });
});

test('A bookmark of a section that has moved leads to it on its page, with one step back', async ({
  page,
  site,
}) => {
  await site.open('docs');
  await page.goto('docs/operations/backup-restore#restore');
  await expect(page).toHaveURL(/\/docs\/operations\/restore#restore$/);
  await expect(page.locator('#restore')).toBeInViewport();
  await site.hydrated();
  await site.settled();
  await expect(site.main.getByText('This page has no section')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs$/);
  // This page links to another page's section with that name.
  await page.goto('docs/operations/upgrade#if-it-fails');
  await expect(page).toHaveURL(/\/docs\/operations\/roll-back#if-it-fails$/);
});

test('A wrong hash is reported with the nearest heading, until I follow it or leave', async ({
  page,
  site,
}) => {
  await site.open('docs/user-management/register-login#forgot-pasword');
  const notice = site.main.getByRole('status').filter({hasText: 'This page has no section'});
  await expect(notice).toHaveText(
    'This page has no section “forgot-pasword”. The nearest is Forgot password.',
  );
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(/#forgot-password$/);
  await expect(page.locator('#forgot-password')).toBeInViewport();
  await expect(notice).toHaveCount(0);
  await site.open('docs/user-management/register-login#smtp');
  await expect(notice).toContainText('This page has no section “smtp”.');
  await site.navbar.getByRole('link', {name: 'Dashboard'}).click();
  await expect(page).toHaveURL(/\/docs\/dashboards\/overview$/);
  await expect(notice).toHaveCount(0);
});

test('A hash that spells the title of a section leads to it, whatever its ID is', async ({page, site}) => {
  await site.open('docs/user-management/admin-panel#the-four-roles-and-what-each-can-do');
  await expect(page).toHaveURL(/#what-each-role-can-do$/);
  await expect(page.locator('#what-each-role-can-do')).toBeInViewport();
  await site.settled();
  await expect(site.main.getByText('This page has no section')).toHaveCount(0);
});

test('A hash that names an entry, words on a page, text to explain, or the top of the page is not reported', async ({
  site,
}) => {
  for (const address of [
    'docs/reference/known-issues/dashboard#the-last-view-is-not-restored',
    'docs/core-features#:~:text=audit',
    'diagnose#text=permission+denied',
    'docs/user-management/register-login#TOP',
  ]) {
    await site.open(address);
    await site.settled();
    await expect(site.main.getByText('This page has no section')).toHaveCount(0);
  }
});

test("A hash that can't be decoded is reported like any other wrong one, even if I enter it on an open page", async ({
  page,
  site,
}) => {
  await site.open('docs/user-management/register-login#forgot-pasword%');
  const notice = site.main.getByRole('status').filter({hasText: 'This page has no section'});
  await expect(notice).toContainText('This page has no section “forgot-pasword%”.');
  const title = await site.heading.innerText();
  await page.evaluate(() => location.assign('#smpt-for-password-mails%'));
  await expect(notice).toContainText('This page has no section “smpt-for-password-mails%”.');
  await expect(site.heading).toHaveText(title);
});

test('A hash with whatever followed the URL where I copied it leads to its section, on an open page, too', async ({
  page,
  site,
}) => {
  const section = page.locator('#forgot-password');
  for (const tail of ['),', '%22']) {
    await site.open(`docs/user-management/register-login#forgot-password${tail}`);
    await expect(page).toHaveURL(/#forgot-password$/);
    await expect(section).toBeInViewport();
    await expect(page.locator(':target')).toHaveAttribute('id', 'forgot-password');
  }
  await page.evaluate(() => location.assign('#smtp-for-password-mails).'));
  await expect(page).toHaveURL(/#smtp-for-password-mails$/);
  await expect(page.locator('#smtp-for-password-mails')).toBeInViewport();
  await site.open('docs/reference/rest-api/health#get-health.');
  await expect(page.locator('details[open] #get-health')).toBeInViewport();
  await site.settled();
  await expect(site.main.getByText('This page has no section')).toHaveCount(0);
});

test('Breadcrumbs say where a page is, and lead to the page of its category, which has a sentence about each of its pages', async ({
  page,
  site,
}) => {
  await site.open('docs/operations/upgrade');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['', 'Operations', /^Upgrade/]);
  await breadcrumbs.getByRole('link', {name: 'Operations'}).click();
  await expect(page).toHaveURL(/\/docs\/operations$/);
  await expect(site.heading).toHaveText('Operations');
  const cards = site.main.locator('article').getByRole('listitem');
  await expect(cards).toHaveCount(12);
  await expect(cards.filter({has: page.getByRole('link', {name: 'Back up', exact: true})})).toContainText(
    /only after a new one succeeds\.$/,
  );
  await cards.getByRole('link', {name: 'Harden OpsiMate'}).click();
  await expect(site.heading).toHaveText('Harden OpsiMate');
});

test("A page can be read if a server sends it at a URL that isn't its own", async ({page, site, baseURL}) => {
  // Pages shown by an archive are tested in each engine, in `tests/engines`.
  const foreign = 'docs//getting-started/quick-start';
  await page.route(
    (address) => address.pathname === `/${foreign}`,
    async (route) => {
      await route.fulfill({
        response: await route.fetch({url: `${baseURL ?? ''}docs/getting-started/quick-start`}),
      });
    },
  );
  await page.goto(foreign);
  // Its scripts have run, and they aren't waiting for anything.
  await page.waitForFunction(() => window.docusaurusRoot !== undefined);
  await site.settled();
  await expect(site.heading).toHaveText('Quick start');
  await expect(site.main.locator('.code-block').first()).toBeVisible();
  await expect(page.getByText('Page Not Found')).toHaveCount(0);
  await site.main.getByRole('link', {name: 'Deploy', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/getting-started\/deploy$/);
});
