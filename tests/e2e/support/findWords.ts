import {type Page} from '@playwright/test';

/**
 * Lets the browser look for words on the open page. A text fragment in the address finds and opens what the browser's own
 * search does, which tests can't reach.
 */
export async function findWords(page: Page, words: string): Promise<void> {
  const fragment = `#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
  await page.goto(new URL(page.url()).pathname + fragment);
}
