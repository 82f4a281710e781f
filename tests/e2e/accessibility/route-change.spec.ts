import {type Page} from '@playwright/test';
import {holdScripts, holdScriptsOf} from '../support/network';
import type {SitePage} from '../support/SitePage';
import {expect, test} from '../support/test';

const announcement = (page: Page) => page.locator('body > [role="status"]');
const focused = (page: Page) =>
  page.evaluate(() => {
    const {activeElement} = document;
    return activeElement?.id ?? '';
  });

test('A link to another page moves the focus to its start and announces its title', async ({page, site}) => {
  await site.open('docs/core-features');
  await expect(announcement(page)).toHaveText('');
  await site.navbar.getByRole('link', {name: 'User Management'}).click();
  await expect(announcement(page)).toHaveText(await expectedTitle(page, /register|log ?in/i));
  expect(await focused(page)).toBe('page-start');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test("A script that is fetched ahead in the meantime does not cause the last page's title to be announced", async ({
  page,
  site,
}) => {
  await site.open('docs/core-features');
  await page.evaluate(() => {
    const addLink = (): void => {
      document.head.append(document.createElement('link'));
    };
    new MutationObserver(addLink).observe(document.body, {childList: true, subtree: true});
  });
  await site.navbar.getByRole('link', {name: 'User Management'}).click();
  const title = await expectedTitle(page, /register|log ?in/i);
  await expect(announcement(page)).toHaveText(title);
});

test('The back button does the same, and restores the position on the page', async ({page, site}) => {
  await leaveLongPage(site, 800);
  await page.goBack();
  await expect(announcement(page)).toHaveText(await expectedTitle(page, /REST/));
  expect(await focused(page)).toBe('page-start');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(800);
});

test('Going back before the next page has its title announces the page that I am on', async ({
  page,
  site,
}) => {
  await site.open('docs/core-features');
  const title = await page.title();
  await site.heading.evaluate((heading) => {
    const {parentElement: page} = heading.closest('main') ?? heading;
    new MutationObserver((_, observer) => {
      if (!heading.isConnected) {
        observer.disconnect();
        window.history.back();
      }
    }).observe(page ?? heading, {childList: true, subtree: true});
  });
  await site.navbar.getByRole('link', {name: 'User Management'}).click();
  await expect(announcement(page)).toHaveText(title);
  await expect(page).toHaveURL(/core-features$/);
});

test('The back button restores the position on a page that has to be loaded again', async ({page, site}) => {
  await leaveLongPage(site, 9_000);
  await site.reload();
  const release = await holdScriptsOf(page, () =>
    page.evaluate(() => {
      window.history.back();
    }),
  );
  release();
  await expect(site.heading).toHaveText(/REST/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(9_000);
  expect(await focused(page)).toBe('page-start');
});

test('A link to a heading of another page moves the focus to that heading', async ({page, site}) => {
  await site.open('docs/providers-services/providers/server-provider');
  const link = site.main.locator('article a[href*="/docs/"][href*="#"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect.poll(() => focused(page)).toBe(href.replace(/^.*#/, ''));
  await expect(page.locator(':focus')).toBeInViewport();
  await expect(announcement(page)).not.toHaveText('');
});

test('A link to a heading of the same page moves the focus there, and nothing is announced', async ({
  page,
  site,
}) => {
  await site.open('docs/getting-started/configuration');
  const link = page.locator('.table-of-contents a').nth(3);
  const href = (await link.getAttribute('href')) ?? '';
  await link.press('Enter');
  await expect.poll(() => focused(page)).toBe(href.slice(1));
  await expect(page.locator(':focus')).toBeInViewport();
  // Nothing is announced later, either, as long as no other page opens.
  await page.evaluate(() => {
    document.title += '!';
  });
  await expect(announcement(page)).toHaveText('');
});

test('A result that is the page I am on moves the focus to its start, like another page', async ({
  page,
  site,
  modal,
}) => {
  await site.open('docs/reference/glossary');
  await modal.select(['glossary']);
  await expect.poll(() => focused(page)).toBe('page-start');
  await expect(page).toHaveURL(/glossary$/);
});

test('A result of the search moves the focus to its heading, and again if I choose it twice', async ({
  page,
  site,
  modal,
}) => {
  await site.open('docs');
  for (let time = 0; time < 2; time += 1) {
    await modal.select(['rotate ssh key']);
    await expect(page).toHaveURL(/#/);
    await expect(announcement(page)).not.toHaveText('');
    await expect.poll(() => focused(page)).toBe(new URL(page.url()).hash.slice(1));
  }
});

test('A page that arrives while I search for another one leaves the focus in the search box', async ({
  page,
  site,
  modal,
}) => {
  await site.open('docs');
  await modal.openWhole();
  const release = await holdScripts(page);
  await modal.searchAgain('systemd');
  await page.keyboard.press('Enter');
  await expect(modal.dialog).toHaveCount(0);
  await modal.open();
  await page.keyboard.type('dock');
  release();
  await expect(site.heading).toHaveText(/systemd/i);
  await page.keyboard.type('er');
  await expect(modal.input).toHaveValue('docker');
  await expect(modal.input).toBeFocused();
});

test('Typing on the search page moves no focus and announces no page', async ({page, site}) => {
  await site.open('search?q=docker');
  await page.getByRole('searchbox').fill('kubernetes');
  await expect(page).toHaveURL(/q=kubernetes$/);
  await expect(page).toHaveTitle(/^Search results for "kubernetes"/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  // The rest isn't searched for, so the URL stays the same.
  await page.keyboard.type('s'.repeat(64));
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(announcement(page)).toHaveText('');
});

test('The first Tab reaches a link that moves the focus into the main content, where it stays until I move on', async ({
  page,
  site,
}) => {
  await site.open('docs/core-features');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(site.main).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(site.main.locator(':focus')).toHaveCount(1);
  // A press on text isn't meant for any of its parts.
  await site.heading.click();
  await expect(page.locator('body')).toBeFocused();
});

/** Opens a long page, reads as far as `top` pixels, and goes on to another page. */
async function leaveLongPage(site: SitePage, top: number): Promise<void> {
  await site.open('docs/reference/rest-api');
  await site.page.evaluate((place) => {
    window.scrollTo({top: place, behavior: 'instant'});
  }, top);
  await site.navbar.getByRole('link', {name: 'User Management'}).click();
  await expect(site.heading).toHaveText(/register|log ?in/i);
}

/** Waits for the page, then returns what a screen reader should announce. */
async function expectedTitle(page: Page, heading: RegExp): Promise<string> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  await expect(page).toHaveTitle(heading);
  return page.title();
}
