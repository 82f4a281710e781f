import {expect, test} from './support/test';

const page1 = 'docs/getting-started/deploy';

test('A code block is copied unchanged, and says so', async ({page, context, site}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open(page1);
  const block = page.locator('.theme-code-block').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('code').textContent());
  expect(copied).toContain('\n');
});

/** What a page finds that came over plain HTTP, and one whose reader or company forbids the clipboard. */
const faults = ['is missing', 'refuses'] as const;

for (const fault of faults) {
  test(`With a clipboard that ${fault} the code is selected, the reader is told, and the button works again later`, async ({
    page,
    site,
  }) => {
    await page.addInitScript((kind) => {
      const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: kind === 'refuses' ? {writeText: refuse} : undefined,
      });
    }, fault);
    await site.open(page1);
    const block = page.locator('.theme-code-block').first();
    const status = block.getByRole('status');
    const copy = block.getByRole('button', {name: 'Copy code to clipboard'});
    await page.clock.install();
    await block.hover();
    // There before it speaks, or screen readers miss what it says.
    await expect(status).toBeEmpty();
    await copy.click();
    await page.clock.runFor(5000);
    await expect(status).toContainText('does not allow copying');
    const selected = await page.evaluate(() => window.getSelection()?.toString());
    expect(selected).toBe(await block.locator('code').textContent());
    await page.clock.runFor(5000);
    await expect(status).toBeEmpty();

    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.resolve()}});
    });
    await copy.click();
    await expect(status).toHaveText('Copied');
    await page.clock.runFor(2000);
    await expect(status).toBeEmpty();
  });
}

test('Long lines can be wrapped, and the button says whether they are', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 800});
  await site.open(page1);
  const block = page.locator('.theme-code-block').filter({hasText: 'ENCRYPTION_KEY=$'}).first();
  const overflow = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await block.hover();
  const wrap = block.getByRole('button', {name: 'Toggle word wrap'});
  await wrap.click();
  expect(await overflow()).toBe(0);
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await wrap.click();
  expect(await overflow()).toBeGreaterThan(0);
});

test('The keyboard reaches the code, then its buttons', async ({page, site}) => {
  await site.open(page1);
  const block = page.locator('.theme-code-block').first();
  await block.getByRole('group', {name: 'Code in bash'}).focus();
  await page.keyboard.press('Tab');
  await expect(block.getByRole('button', {name: 'Copy code to clipboard'})).toBeFocused();
});

test('Code blocks work on a page that I came to by a link', async ({page, context, site}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open('docs/getting-started/system-requirements');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Deploy'}).click();
  await expect(site.heading).toHaveText(/Deploy/);
  const block = page.locator('.theme-code-block').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
});

test('No code block carries an inline style', async ({page, site}) => {
  await site.open(page1);
  await expect(page.locator('.theme-code-block [style], .theme-code-block[style]')).toHaveCount(0);
});
