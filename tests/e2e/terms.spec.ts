import {type Locator, type Page} from '@playwright/test';
import {glossaryPath, termAddress} from '../../src/site/glossary';
import {expect, test} from './support/test';

const address = 'docs/operations/hardening';

function termsOf(page: Page): Locator {
  return page.locator(`.markdown a[href*="${glossaryPath}#"]`);
}

function explanationOf(page: Page): Locator {
  return page.locator('[popover]');
}

test('A term that I point at is explained, even while I point at the explanation', async ({page, site}) => {
  await site.open(address);
  await site.complete();
  const term = termsOf(page).first();
  await term.hover();
  await expect(explanationOf(page)).toBeVisible();
  await expect(term).toHaveAccessibleDescription(/^\w.*: .*\.$/);
  await explanationOf(page).getByRole('paragraph').hover();
  await page.mouse.move(0, 0);
  await expect(explanationOf(page)).toHaveCount(0);
});

test('A term that has the focus is explained until I press Escape, and Enter opens its entry', async ({
  page,
  site,
}) => {
  await site.open(address);
  await site.complete();
  const term = termsOf(page).first();
  const id = new URL((await term.getAttribute('href')) ?? '', page.url()).hash.slice(1);
  // From here on, the focus comes from a keyboard.
  await page.keyboard.press('Tab');
  await term.focus();
  await expect(explanationOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(explanationOf(page)).toHaveCount(0);
  await expect(term).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${termAddress(id)}$`));
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('A tap explains a term, and the explanation leads to the entry', async ({page, site}) => {
    await site.open(address);
    await site.complete();
    await termsOf(page).first().tap();
    await expect(explanationOf(page)).toBeInViewport({ratio: 1});
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await explanationOf(page).getByRole('link').tap();
    await expect(site.heading).toHaveText('Glossary');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('A term is a link to its entry', async ({page}) => {
    await page.goto(address);
    await termsOf(page).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  });
});
