import {type Page} from '@playwright/test';
import {holdRequests, openSlowPage} from './support/network';
import {type SitePage} from './support/SitePage';
import {type SearchModal} from './support/searchModal';
import {expect, test} from './support/test';

const address = 'docs/getting-started/deploy';

test.describe('before the scripts of the page are there', () => {
  for (const {name, show} of [
    {
      name: 'a slash that I hold',
      show: async ({page}: SearchModal) => {
        for (const _repetition of [1, 2, 3]) {
          await page.keyboard.down('/');
        }
        await page.keyboard.up('/');
      },
    },
    {name: 'the chord', show: ({page}: SearchModal) => page.keyboard.press('Control+k')},
    {name: 'the button', show: ({button}: SearchModal) => button.click()},
  ]) {
    test(`${name} opens the search as soon as possible, with what I typed in the meantime`, async ({
      page,
      modal,
    }) => {
      const letThrough = await openSlowPage(page, address);
      await show(modal);
      await page.keyboard.type('dockerr');
      await page.keyboard.press('Backspace');
      await letThrough();
      await expect(modal.input).toBeFocused();
      await expect(modal.input).toHaveValue('docker');
      await expect(modal.hits.first()).toContainText(/docker/i);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
    });
  }

  test('a question mark lists the keyboard shortcuts as soon as possible', async ({page}) => {
    const letThrough = await openSlowPage(page, address);
    await page.keyboard.press('?');
    await letThrough();
    await expect(page.getByRole('dialog', {name: 'Keyboard shortcuts'})).toBeVisible();
  });

  test('Escape cancels the search', async ({page, modal}) => {
    const letThrough = await openSlowPage(page, address);
    await page.keyboard.type('/docker');
    await page.keyboard.press('Escape');
    await letThrough();
    await page.keyboard.press('/');
    await expect(modal.input).toHaveValue('');
  });

  test('a tap on the menu button of a phone opens the menu once, however often I tap', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    const letThrough = await openSlowPage(page, address);
    await site.menuButton.click();
    await site.menuButton.click();
    await letThrough();
    await expect(site.mobileMenu).toBeInViewport();
    await expect(site.menuButton).toHaveAttribute('aria-expanded', 'true');
  });

  test('a tab that I press is selected as soon as possible', async ({page}) => {
    const letThrough = await openSlowPage(page, address);
    const tab = page.getByRole('tab', {name: /^Windows/}).first();
    await tab.click();
    await letThrough();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('a text that I paste and check is checked, and stays', async ({page, site}) => {
    const letThrough = await openSlowPage(page, 'docs/getting-started/check-configuration');
    const field = site.main.locator('textarea');
    await field.fill('PORT=abc');
    await site.main.getByRole('button', {name: 'Check the file'}).click();
    await letThrough();
    await expect(site.main.getByRole('status').filter({hasText: /^Read as an \.env file/})).toBeVisible();
    await expect(field).toHaveValue('PORT=abc');
  });

  test('a text that I type after I have cleared the box stays', async ({page, site}) => {
    const letThrough = await openSlowPage(page, 'docs/getting-started/check-configuration');
    const field = site.main.locator('textarea');
    await field.fill('PORT=abc');
    await site.main.getByRole('button', {name: 'Clear'}).click();
    await field.pressSequentially('HOST=a');
    await letThrough();
    await site.main.getByRole('button', {name: 'Check the file'}).click();
    await expect(site.main.getByRole('status').filter({hasText: /^Read as an \.env file/})).toBeVisible();
    await expect(field).toHaveValue('HOST=a');
  });

  test('Enter in a filter keeps what I typed, and filters', async ({page, site}) => {
    const letThrough = await openSlowPage(page, 'docs/reference/known-issues/services');
    const filter = site.main.getByRole('searchbox');
    await filter.fill('restart');
    await filter.press('Enter');
    await letThrough();
    await expect(site.main.getByRole('status').filter({hasText: /match$/})).toBeVisible();
    await expect(filter).toHaveValue('restart');
  });

  test('a box keeps the slashes that I type, and the shortcut opens the search from it', async ({
    page,
    modal,
  }) => {
    const letThrough = await openSlowPage(page, 'diagnose');
    const field = page.getByRole('main').locator('textarea');
    await field.pressSequentially('cat /etc/');
    await page.keyboard.press('Control+k');
    await letThrough();
    await expect(modal.input).toBeFocused();
    await expect(modal.input).toHaveValue('');
    await expect(field).toHaveValue('cat /etc/');
  });

  test('a severity that I choose filters the known issues as soon as possible', async ({page}) => {
    const letThrough = await openSlowPage(page, 'docs/reference/known-issues/services');
    await page.getByLabel('Severity').selectOption('Data loss');
    await letThrough();
    await expect(page.locator('#restart-is-stop-then-start')).toBeHidden();
    await expect(page.locator('#docker-compose-recreate-loses-tags')).toBeVisible();
  });

  test('the field of the search page keeps what I type, and searches for it', async ({page, modal}) => {
    const letThrough = await openSlowPage(page, 'search?q=alerts');
    const field = page.getByRole('searchbox');
    await field.pressSequentially('/etc/');
    await letThrough();
    await expect(page).toHaveURL(/q=%2Fetc%2F$/);
    await expect(field).toHaveValue('/etc/');
    await expect(modal.dialog).toHaveCount(0);
  });
});

test.describe('while the code of the page is still loading', () => {
  /** Opens a page that responds only to what works without React, and returns a function that lets the rest through. */
  async function openHalfway(page: Page, site: SitePage): Promise<() => Promise<void>> {
    const release = await holdRequests(page, /\/assets\/js\/[\da-f]{8}\.\w+\.js$/);
    // The browser may ask for them before the page counts as loaded, and then waits for them.
    await page.goto(address, {waitUntil: 'commit'});
    // The framework sets it as soon as the site's own modules have run.
    await page.waitForFunction(() => 'docusaurus' in window);
    return () => {
      release();
      return site.hydrated();
    };
  }

  test('the list of shortcuts that I have closed stays closed', async ({page, site, modal}) => {
    const letThrough = await openHalfway(page, site);
    const list = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
    await page.keyboard.press('?');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await page.keyboard.press('/');
    await letThrough();
    await expect(modal.dialog).toBeVisible();
    await expect(list).toHaveCount(0);
  });

  test('a tab that I have selected with the keyboard stays selected', async ({page, site, modal}) => {
    const letThrough = await openHalfway(page, site);
    await page
      .getByRole('tab', {name: /^Linux/})
      .first()
      .focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const selected = page.getByRole('tab', {name: /^Windows/}).first();
    await expect(selected).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('/');
    await letThrough();
    await expect(modal.dialog).toBeVisible();
    await expect(selected).toHaveAttribute('aria-selected', 'true');
  });
});
