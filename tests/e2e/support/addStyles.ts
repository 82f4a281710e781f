import {type Page} from '@playwright/test';

/** Adds rules of a reader's own to a page. A `style` element, which Playwright would add, is refused by the policy. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}
