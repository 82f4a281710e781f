import {expect, type Locator, type Page} from '@playwright/test';
import {pauseClock} from './pauseClock';

/** Opens pages as a browser does on a host without HTTPS: it offers no clipboard. */
export async function withoutClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
}

/** Copies a code block with its button. The block says so, and the clipboard has its code. */
export async function copyCode(page: Page, block: Locator): Promise<void> {
  const button = block.getByRole('button', {name: 'Copy code to clipboard'});
  await button.waitFor({state: 'attached'});
  // What it says disappears after two seconds.
  await pauseClock(page);
  await button.click();
  await expect(block.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await block.locator('code').textContent(),
  );
}
