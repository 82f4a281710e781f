import {expect, test} from '../support/test';

test('Under a base path, every link on the home page stays under it', async ({page, site, baseURL}) => {
  await site.open();
  const links = await page
    .locator('a[href]')
    .evaluateAll((items) => items.map((link) => (link as HTMLAnchorElement).href));
  const own = links.filter((href) => new URL(href).origin === new URL(baseURL ?? '').origin);
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((href) => !href.startsWith(baseURL ?? ''))).toEqual([]);
});

test('Under a base path, the docs open and the cookie policy is found', async ({page, site}) => {
  await site.open('docs/core-features');
  await expect(site.heading).toBeVisible();
  await site.cookieSettings.click();
  await site.banner.getByRole('link', {name: 'Cookie Policy'}).click();
  await expect(page).toHaveURL(/\/Variant\/docs\/legal\/privacy$/);
  await expect(site.heading).toBeVisible();
});

test.describe('at a URL that the server does not recognize', () => {
  // The browser itself reports the status of the address that was opened.
  test.use({allowed: {messages: [/Failed to load resource: the server responded with a status of 404/]}});

  test('Under a base path, other forms of a URL lead to its page', async ({page, site}) => {
    for (const [address, target] of [
      ['Docs/Core-Features', /\/Variant\/docs\/core-features$/],
      ['docs/core-features/index.html', /\/Variant\/docs\/core-features$/],
      ['docs/', /\/Variant\/docs$/],
      ['operations/upgrade#check-the-upgrade', /\/Variant\/docs\/operations\/upgrade#check-the-upgrade$/],
      ['docs/integrations/zabbix', /\/Variant\/docs\/reference\/not-supported#other-alert-sources$/],
      ['', /\/Variant\/$/],
    ] as const) {
      await site.open(address);
      await expect(page).toHaveURL(target);
      await expect(site.heading).not.toHaveText('Page Not Found');
    }
  });
});
