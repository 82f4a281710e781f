import {laterDocsUrl, product} from '../../src/site/product';
import {expect, test} from './support/test';

// The browser itself reports the status of the address that was opened.
test.use({allowed: {messages: [/Failed to load resource: the server responded with a status of 404/]}});

for (const address of ['nope', 'docs/nope', 'docs/alerts/nope/deeper']) {
  test(`An unknown URL, /${address}, gets the not-found page`, async ({page, site}) => {
    const response = await site.open(address);
    expect(response?.status()).toBe(404);
    await expect(site.heading).toHaveText('Page Not Found');
    await expect(page).toHaveTitle(`Page Not Found | ${product.name}`);
  });
}

test('The not-found page offers a search that works', async ({page, site}) => {
  await site.open('nope');
  const field = site.main.getByRole('searchbox');
  await expect(field).toHaveAttribute('name', 'q');
  await field.fill('kubernetes');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=kubernetes$/);
});

test('The not-found page leads to the documentation of later releases', async ({site}) => {
  await site.open('docs/nope');
  const link = site.main.getByRole('link', {name: 'its own documentation'});
  await expect(link).toHaveAttribute('href', laterDocsUrl);
});

test('Lines that I paste into its search are kept apart', async ({site}) => {
  await site.open('nope');
  const field = site.main.getByRole('searchbox');
  await field.focus();
  await site.paste('permission\n  denied\n');
  await expect(field).toHaveValue('permission denied');
});

test('A missing script is a plain 404, never a page', async ({request}) => {
  const response = await request.get('assets/js/gone.12345678.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('text/plain');
});
