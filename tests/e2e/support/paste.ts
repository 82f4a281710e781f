import {type Page} from '@playwright/test';

/** As a reader does it: the browser, too, then puts the text into the field that has the focus. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((each) => navigator.clipboard.writeText(each), text);
  await page.keyboard.press('ControlOrMeta+v');
}
