/** What the modal shows can be selected and copied, as on any page. */
import {type Page} from '@playwright/test';
import {dragAcross} from './support/dragAcross';
import {expect, test} from './support/test';

function selection(page: Page): Promise<string> {
  return page.evaluate(() => String(getSelection()));
}

test('I drag across the answer above the hits, and copy its text', async ({site, page, modal}) => {
  await site.open('docs');
  await modal.search('API_TOKEN');
  const card = modal.dialog.getByRole('region', {name: /API_TOKEN/});
  await card.waitFor();
  const text = card.locator('p').nth(1);
  await dragAcross(page, text);
  const selected = await selection(page);
  expect(selected.length).toBeGreaterThan(20);
  expect(await text.textContent()).toContain(selected.trim());
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(selected);
  await expect(modal.dialog).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
});

test('A press on the answer leaves the keyboard with the search box, and its link still opens', async ({
  site,
  page,
  modal,
}) => {
  await site.open('docs');
  await modal.search('API_TOKEN');
  const card = modal.dialog.getByRole('region', {name: /API_TOKEN/});
  await card.locator('p').nth(1).click();
  await page.keyboard.press('ArrowDown');
  await expect(modal.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type(' x');
  await expect(modal.input).toHaveValue('API_TOKEN x');
  await modal.answers('API_TOKEN x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  // With a new query, the card no longer counts as late, and a press on its link isn't ignored.
  await modal.answers('API_TOKEN');
  await card.getByRole('link').last().click();
  await expect(modal.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\//);
});
