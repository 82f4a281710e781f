/** Phone keyboards compose Latin words, too: the field has the letters, but they haven't been committed yet. */
import {type CDPSession, type Page} from '@playwright/test';
import {expect, test} from './support/test';

/** Continues composing, as such a keyboard does with each letter. */
async function compose(session: CDPSession, text: string): Promise<void> {
  for (let length = 1; length <= text.length; length += 1) {
    await session.send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
  }
}

/** A key as the browser reports it while a word is composed. */
async function pressInComposition(session: CDPSession, key: 'Enter' | 'Escape'): Promise<void> {
  for (const type of ['rawKeyDown', 'keyUp'] as const) {
    await session.send('Input.dispatchKeyEvent', {
      type,
      key,
      code: key,
      windowsVirtualKeyCode: 229,
    });
  }
}

function sessionOf(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

test('Hits appear while a word is composed, and Enter opens none until it is committed', async ({
  site,
  page,
  modal,
}) => {
  await site.open('docs');
  await modal.openWhole();
  const session = await sessionOf(page);
  await compose(session, 'docker');
  await expect(modal.input).toHaveValue('docker');
  await expect(modal.status).toContainText('for "docker"');
  await expect(modal.hits.first()).toBeVisible();

  await pressInComposition(session, 'Enter');
  await expect(modal.dialog).toBeVisible();
  await expect(page).toHaveURL(/\/docs$/);

  await session.send('Input.insertText', {text: 'docker'});
  await expect(modal.input).toHaveValue('docker');
  await page.keyboard.press('Enter');
  await expect(modal.dialog).toHaveCount(0);
});

test('A composed letter after a search changes its hits', async ({site, page, modal}) => {
  await site.open('docs');
  await modal.search('ssh');
  const session = await sessionOf(page);
  await page.keyboard.press('Space');
  await compose(session, 'key');
  await expect(modal.status).toContainText('for "ssh key"');
});

test('The search page searches while a word is composed, and the field keeps every letter', async ({
  site,
  page,
}) => {
  await site.open('search');
  const field = site.main.getByRole('searchbox', {name: 'Search'});
  await field.focus();
  const session = await sessionOf(page);
  await compose(session, 'docker');
  await expect(field).toHaveValue('docker');
  await expect(site.main.getByRole('status')).toHaveText('Results for "docker"');
  await expect(page).toHaveURL(/\?q=docker$/);
  await pressInComposition(session, 'Enter');
  await expect(site.heading).toHaveText('Search results for "docker"');
});

test('The filter of a list of messages follows a word that is being composed', async ({site, page}) => {
  await site.open('docs/reference/error-messages/hosts');
  await page.getByRole('searchbox', {name: 'Filter messages'}).focus();
  await compose(await sessionOf(page), 'refused');
  await expect(page.getByRole('status').filter({hasText: /of \d+ match/})).toBeVisible();
});

test("Escape cancels a word that is composed in a narrow window's menu, which stays open", async ({
  site,
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await site.open('docs/core-features');
  await site.menuButton.click();
  await site.mobileMenu.getByText(/^Use your own/).click();
  await site.mobileMenu.getByRole('textbox', {name: 'Hostname'}).focus();
  const session = await sessionOf(page);
  await compose(session, 'ops');
  await pressInComposition(session, 'Escape');
  await expect(site.menuButton).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(site.menuButton).toHaveAttribute('aria-expanded', 'false');
});
