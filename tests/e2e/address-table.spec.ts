import {addressKinds, unknownAddresses} from '../../src/site/fixtures/addresses';
import {product} from '../../src/site/product';
import {expect, test} from './support/test';

// The browser itself reports the status of a URL that the server doesn't know.
test.use({allowed: {messages: [/Failed to load resource: the server responded with a status of 404/]}});

const notFound = 'Page Not Found';

// All URLs of the table are in `src/site/address.test.ts`.
test('A URL of each kind leads to its page, and nothing else is seen on the way', async ({
  page,
  site,
  baseURL,
}) => {
  const headings = await site.noteHeadings();
  for (const {name, addresses} of addressKinds) {
    await test.step(name, async () => {
      const [[address, target] = ['', '']] = Object.entries(addresses);
      // Not resolved: `//docs` would be a host.
      await page.goto(new URL(baseURL ?? '').origin + address);
      await expect.soft(page, address).toHaveURL(target);
      await site.hydrated();
      await expect.soft(page, address).toHaveURL(target);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect.soft(new URL(canonical ?? '').pathname, address).toBe(target.replace(/[?#].*/, ''));
    });
  }
  expect(headings).not.toContain(notFound);
});

test('A URL that means no page stays as it is', async ({page, site}) => {
  for (const address of unknownAddresses) {
    const response = await site.open(address);
    expect.soft(response?.status(), address).toBe(404);
    await expect.soft(page, address).toHaveURL(address);
    await expect.soft(site.heading, address).toHaveText(notFound);
    await expect.soft(page, address).toHaveTitle(`${notFound} | ${product.name}`);
  }
});
