import {readFile} from 'node:fs/promises';
import {copyCode} from './support/clipboard';
import {pauseClock} from './support/pauseClock';
import {expect, test} from './support/test';

const page1 = 'docs/getting-started/deploy';

test('The keyboard reaches the code, then the button that copies it unchanged and reports it', async ({
  page,
  site,
}) => {
  await site.open(page1);
  const block = page.locator('.theme-code-block').first();
  const copy = block.getByRole('button', {name: 'Copy code to clipboard'});
  await copy.waitFor({state: 'attached'});
  await block.getByRole('group', {name: 'Code in bash'}).focus();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  // What it says disappears after two seconds.
  await pauseClock(page);
  await page.keyboard.press('Enter');
  await expect(block.getByRole('status')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('code').textContent());
  expect(copied).toContain('\n');
});

test('With a clipboard that is missing or refuses, the code is selected, the reader is told, and the button works again later', async ({
  page,
  site,
}) => {
  await page.clock.install({time: 0});
  await site.open(page1);
  const block = page.locator('.theme-code-block').first();
  const status = block.getByRole('status');
  const copy = block.getByRole('button', {name: 'Copy code to clipboard'});
  await block.hover();
  // Present before it has text, or screen readers miss the text.
  await expect(status).toBeEmpty();
  await page.clock.pauseAt(600_000);
  // A page loaded over plain HTTP, and one whose reader or company blocks the clipboard.
  for (const fault of ['missing', 'refuses'] as const) {
    await page.evaluate((kind) => {
      const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: kind === 'refuses' ? {writeText: refuse} : undefined,
      });
      window.getSelection()?.removeAllRanges();
    }, fault);
    await copy.click();
    await expect(status, fault).toContainText("doesn't allow copying");
    const selected = await page.evaluate(() => window.getSelection()?.toString());
    expect(selected, fault).toBe(await block.locator('code').textContent());
    await page.clock.runFor(9900);
    await expect(status, fault).toContainText("doesn't allow copying");
    await page.clock.runFor(100);
    await expect(status, fault).toBeEmpty();
  }

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.resolve()}});
  });
  await copy.click();
  await expect(status).toHaveText('Copied.');
  await page.clock.runFor(1900);
  // Screen readers announce only what's new.
  const first = await status.locator('span').elementHandle();
  await copy.click();
  await expect.poll(() => first.evaluate((element) => element.isConnected)).toBe(false);
  await page.clock.runFor(1900);
  await expect(status).toHaveText('Copied.');
  await page.clock.runFor(100);
  await expect(status).toBeEmpty();
});

test('Commands wrap, and elsewhere a button wraps long lines and says whether they are wrapped', async ({
  page,
  site,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await site.open('docs/operations/reverse-proxy-tls');
  const overflows = (language: string) =>
    page
      .locator(`.language-${language} > pre:visible`)
      .evaluateAll((blocks) => blocks.map((pre) => pre.scrollWidth - pre.clientWidth));
  expect((await overflows('bash')).filter((overflow) => overflow > 0)).toEqual([]);
  expect(Math.max(...(await overflows('nginx')))).toBeGreaterThan(0);

  const block = page.locator('.language-nginx').first();
  await block.hover();
  const wrap = block.getByRole('button', {name: 'Toggle word wrap'});
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect((await overflows('nginx'))[0]).toBe(0);
  await wrap.click();
  expect((await overflows('nginx'))[0]).toBeGreaterThan(0);
});

test.describe('on a touch screen', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('Code without a title has no bar above it, and the button in its corner covers no command', async ({
    page,
    site,
  }) => {
    await site.open('docs/operations/upgrade');
    await site.complete();
    const blocks = page.locator('.language-bash:not(:has(> .code-block__title)):visible');
    const faults = await blocks.evaluateAll((all) =>
      all.flatMap((block) => {
        const [pre, code, button] = ['pre', 'code', '[data-code-action="copy"]'].map((selector) =>
          block.querySelector(selector),
        );
        if (!pre || !code || !button) {
          return ['has no button'];
        }
        const text = document.createRange();
        text.selectNodeContents(code);
        const {left, bottom} = button.getBoundingClientRect();
        const isCovered = [...text.getClientRects()].some(
          (line) => line.width > 0 && line.right > left && line.top < bottom,
        );
        const bar = pre.getBoundingClientRect().top - block.getBoundingClientRect().top;
        return isCovered || bar > 1 ? [`bar of ${bar} px, ${code.textContent}`] : [];
      }),
    );
    expect(await blocks.count()).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });

  test('The buttons of code are visible without a tap, and cover nothing', async ({page, site}) => {
    await site.open('docs/operations/reverse-proxy-tls');
    const block = page.locator('.language-nginx').first();
    for (const name of ['Copy code to clipboard', 'Toggle word wrap']) {
      const button = block.getByRole('button', {name});
      await expect(button).toHaveCSS('opacity', '1');
      const code = await block.locator('pre').boundingBox();
      const title = await block.locator('.code-block__title').boundingBox();
      const box = await button.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(code?.y ?? 0);
      expect(box?.x, name).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0));
    }
  });
});

test('I download a file that a page shows, with my own values in it', async ({page, site}) => {
  await site.open('docs/operations/backup-restore');
  // Until then, the browser itself downloads the file as it is on the server.
  await site.complete();
  const block = page.locator('.code-block', {hasText: 'backup-opsimate.sh'}).first();
  const link = block.getByRole('link', {name: 'Download backup-opsimate.sh'});
  const title = await block.locator('.code-block__title').boundingBox();
  const code = await block.locator('pre').boundingBox();
  const box = await link.boundingBox();
  expect(title?.y).toBeLessThan(code?.y ?? 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
  await block.locator('code').evaluate((element) => {
    element.textContent = 'mine';
  });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('backup-opsimate.sh');
  expect(await readFile(await (await download).path(), 'utf8')).toBe('mine\n');
});

test('Code blocks work on a page that I reach through a link', async ({page, site}) => {
  await site.open('docs/getting-started/system-requirements');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Deploy', exact: true}).click();
  await expect(site.heading).toHaveText(/Deploy/);
  const block = page.locator('.theme-code-block').first();
  await block.hover();
  await copyCode(page, block);
});
