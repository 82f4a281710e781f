/** Copied texts contain invisible characters, or characters that look like those of a keyboard. */
import {expect, test} from './support/test';

test('Search finds the same for a copied name as for a typed one, and keeps what I pasted', async ({
  site,
  modal,
}) => {
  const [typed, copied] = ['docker-compose configuration', 'docker\u2011compose con\uFB01gu\u200Bration'];
  await site.open('docs');
  const found = async (query: string): Promise<readonly string[]> => {
    await modal.input.fill(query);
    await expect(modal.dialog.locator('.search-modal')).toHaveAttribute('aria-busy', 'false');
    await expect(modal.status).toContainText(`for "${query}"`);
    return modal.hits
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  };
  await modal.open();
  const hits = await found(typed);
  expect(hits.length).toBeGreaterThan(3);
  expect(await found(copied)).toEqual(hits);
  await expect(modal.input).toHaveValue(copied);
});

test('The search page has the same results for a copied name, and answers it above them', async ({site}) => {
  await site.open('search?q=JWT_SECRET');
  const results = site.results.getByRole('link');
  await expect(results).toHaveCount(20);
  const titles = await results.allTextContents();
  await site.open(`search?q=${encodeURIComponent('JWT\u2060_SEC\u200DRET')}`);
  await expect(results).toHaveText(titles);
  await expect(site.main.getByRole('region', {name: 'Environment variable JWT_SECRET'})).toBeVisible();
});

test('Invisible characters, other spaces, and other quotes make no difference to the tools that read texts', async ({
  site,
  page,
}) => {
  await test.step('The box for messages explains one', async () => {
    await site.open('diagnose');
    const field = site.main.getByRole('textbox', {name: /^Paste a message/});
    for (const message of [
      '\uFEFFconnect ECONN\u200BREFUSED 10.1.2.3:22',
      "Firefox can't establish a connection to the server at ops.example.com.",
    ]) {
      await field.fill(message);
      await page.getByRole('button', {name: 'Find the cause'}).click();
      // Commands in the explanation have statuses of their own.
      await expect(site.main.getByRole('status').first()).toHaveText('1 known message, 0 unknown messages.');
    }
  });

  await test.step('The filter of a list of messages finds one', async () => {
    await site.open('docs/reference/error-messages/hosts/network');
    await page
      .getByRole('searchbox', {name: 'Filter messages'})
      .fill('connect\u00A0ECONN\u00ADREFUSED 10.1.2.3:22');
    await expect(page.getByRole('status').filter({hasText: /of \d+ match/})).toBeVisible();
    await expect(page.locator('#connect-econnrefused')).toBeVisible();
    await expect(page.locator('#getaddrinfo-enotfound')).toBeHidden();
  });

  await test.step('The configuration checker recognizes a file, and shows which lines contain them', async () => {
    await site.open('docs/getting-started/check-configuration');
    await page.getByRole('textbox', {name: /Paste config\.yml/}).fill('ser\u200Bver:\n  po\u2060rt: 3001\n');
    await page.getByRole('button', {name: 'Check the file'}).click();
    await expect(page.getByRole('status').filter({hasText: /^Read as config\.yml/})).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({hasText: 'The line has an invisible character'}),
    ).toHaveCount(2);
  });

  await test.step('The release finder reads an image', async () => {
    await site.open('docs/operations/which-release');
    await page.getByRole('textbox', {name: /Paste a tag/}).fill('opsimate/back\u200Bend\u00A0\u00A00.0.53');
    await page.getByRole('textbox', {name: /Paste a tag/}).press('Tab');
    await page.keyboard.press('Enter');
    await expect(site.main).toContainText('opsimate/backend:0.0.53 is release v0.0.53');
  });
});
