/** What one result in the modal shows: a title, its place, and part of its text. */
import type {Page} from '@playwright/test';
import {expect, test} from './support/test';

test.beforeEach(async ({site}) => {
  await site.open('docs/getting-started/deploy');
});

test('a result shows a title, all parent headings, and a highlighted snippet', async ({modal}) => {
  await modal.search('docker daemon socket permission denied');
  const hit = modal.hits.filter({has: modal.page.locator('.search-hit__snippet mark')}).first();
  await expect(modal.title(hit)).not.toBeEmpty();
  await expect(modal.path(hit)).not.toBeEmpty();
  await modal.input.fill('port is already allocated');
  const deep = modal.hits.filter({has: modal.page.locator('.search-hit__path', {hasText: ' › '})});
  await expect(deep.first()).toBeVisible();
});

test('the modal shows 10 words of text, or 5 on a narrow screen', async ({modal, page, site}) => {
  const longest = async (): Promise<number> => {
    await modal.search('alerts');
    await expect(modal.dialog.locator('.search-hit__snippet').first()).toBeVisible();
    const texts = await modal.dialog.locator('.search-hit__snippet').allTextContents();
    return Math.max(...texts.map((text) => text.trim().split(/\s+/).length));
  };
  expect(await longest()).toBe(10);
  await page.setViewportSize({width: 768, height: 900});
  await site.reload();
  expect(await longest()).toBe(5);
});

const markedWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('found-words')?.keys() ?? [])] as Range[];
    return [...new Set(ranges.map(String))].map((text) => text.toLowerCase());
  });

/** The background and text colors of marked words on the page. */
const markColors = (page: Page): Promise<readonly string[]> =>
  page
    .locator('article p')
    .first()
    .evaluate((text) => {
      const {backgroundColor, color} = getComputedStyle(text, '::highlight(found-words)');
      return [backgroundColor, color];
    });

test('the page of a result marks the words found for a few seconds, and keeps its URL', async ({
  modal,
  page,
}) => {
  await page.clock.install();
  await modal.search('rotate ssh key');
  await modal.input.press('Enter');
  await expect(modal.dialog).toBeHidden();
  await expect.poll(() => markedWords(page)).toContain('rotate');
  expect(await markColors(page)).toEqual(['rgb(201, 241, 234)', 'rgb(8, 77, 82)']);
  const address = page.url();
  await page.clock.fastForward(6000);
  await expect.poll(() => markedWords(page)).toEqual([]);
  expect(page.url()).toBe(address);
  expect(address).not.toMatch(/rotate.*[?&]/);
});

test('titles and paths are whole, and nothing is wider than its box, on a desktop and on a phone', async ({
  modal,
  page,
}) => {
  await modal.search('api token');
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    const titles = await modal.dialog.locator('.search-hit__title').allTextContents();
    expect(titles.filter((title) => title.includes('…'))).toEqual([]);
    expect(Math.max(...titles.map((title) => title.split(' ').length))).toBeGreaterThan(5);
    await expect(modal.dialog.locator('.search-hit__title mark').first()).toBeVisible();
    const cut = await modal.dialog
      .locator('.search-hit__title, .search-hit__path, .search-hit__snippet')
      .evaluateAll((texts) => texts.filter((text) => text.scrollWidth > text.clientWidth).length);
    expect(cut, `${width} px`).toBe(0);
  }
});
