import {laterDocsUrl} from '../../src/site/product';
import {expect, test} from './support/test';

// The browser itself reports the status of the address that was opened.
test.use({allowed: {messages: [/Failed to load resource: the server responded with a status of 404/]}});

test('The not-found page leads to the documentation of later releases, and offers a search that works', async ({
  page,
  site,
}) => {
  await site.open('nope');
  const link = site.main.getByRole('link', {name: 'its own documentation'});
  await expect(link).toHaveAttribute('href', laterDocsUrl);
  const field = site.main.getByRole('searchbox');
  await expect(field).toHaveAttribute('name', 'q');
  await field.fill('kubernetes');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=kubernetes$/);
});

test('A missing script is a plain 404, never a page', async ({request}) => {
  const response = await request.get('assets/js/gone.12345678.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('text/plain');
});
