import {type Page} from '@playwright/test';

/** Opens pages as a browser does on a host without HTTPS: it offers no clipboard. */
export async function withoutClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
}
