import {type Page} from '@playwright/test';

/**
 * Adds a reader's own rules to a page. A `style` element, which Playwright would add, is blocked by the policy.
 *
 * @returns a function that removes them
 */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    return made;
  }, css);
  return () =>
    sheet.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== made);
    });
}
