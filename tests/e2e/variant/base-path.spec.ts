import {expect, test} from '../support/test';

test('Under a base path every link of the home page stays under it', async ({page, site, baseURL}) => {
  await site.open();
  const links = await page
    .locator('a[href]')
    .evaluateAll((items) => items.map((link) => (link as HTMLAnchorElement).href));
  const own = links.filter((href) => new URL(href).origin === new URL(baseURL ?? '').origin);
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((href) => !href.startsWith(baseURL ?? ''))).toEqual([]);
});

test('Under a base path the docs open and the cookie policy is found', async ({page, site}) => {
  await site.open('docs/core-features');
  await expect(site.heading).toBeVisible();
  await site.cookieSettings.click();
  await site.banner.getByRole('link', {name: 'Cookie Policy'}).click();
  await expect(page).toHaveURL(/\/variant\/docs\/legal\/privacy$/);
  await expect(site.heading).toBeVisible();
});
