/** Short answers above the hits: in the modal and on the search page. */
import {valuesKey} from '../../src/site/storage';
import {holdScripts, withoutPrefetch} from './support/network';
import {expect, test} from './support/test';

const card = {role: 'region', name: 'Environment variable JWT_SECRET'} as const;

test('a variable is explained above its hits, and read out; Enter and the arrow keys stay among the hits, and Tab leads to its source', async ({
  site,
  page,
  modal,
}) => {
  await site.open('docs');
  await modal.search('JWT_SECRET');
  const answer = modal.dialog.locator('[aria-live=polite]').getByRole(card.role, {name: card.name});
  await expect(answer).toContainText(/signs login tokens.*Default.*a public constant/s);
  const [above, below] = [await answer.boundingBox(), await modal.hits.first().boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await page.keyboard.press('ArrowUp');
  await expect(modal.hits.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(modal.hits.first()).toHaveAttribute('aria-selected', 'true');
  const first = await modal.hits.first().getByRole('link').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(modal.dialog).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname + url.hash === first);

  await modal.search('JWT_SECRET');
  await answer.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(answer.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/getting-started\/configuration#read-by-the-backend$/);
});

test('a card that arrives after its hits ignores a press that was meant for one of them', async ({
  site,
  page,
  modal,
}) => {
  await site.open('docs');
  await modal.openWhole();
  const release = await holdScripts(page);
  await modal.input.fill('JWT_SECRET');
  await modal.hits.first().waitFor();
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('.answer-card')) {
        observer.disconnect();
        document.querySelector<HTMLElement>('.DocSearch-Hit a')?.click();
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  release();
  await modal.dialog.getByRole(card.role, {name: card.name}).waitFor();
  await expect(modal.dialog).toBeVisible();
  await expect(page).toHaveURL(/\/docs$/);
});

test("a proxy's error page is explained even if a guide is the best hit", async ({site, modal}) => {
  await site.open('docs');
  await modal.search('bad gateway nginx');
  await expect(modal.dialog.getByRole('region', {name: 'Message 502 Bad Gateway'})).toContainText(
    'The proxy is running',
  );
});

test('the search page has the answer, too', async ({site, page}) => {
  await site.open('search?q=JWT_SECRET');
  await site.main.getByRole(card.role, {name: card.name}).waitFor();
  // A press on a card that came after its hits is ignored for a moment. The next one comes with them.
  await page.getByRole('searchbox').fill('API_TOKEN');
  const answer = site.main.getByRole('region', {name: /API_TOKEN/});
  await answer.getByRole('link', {name: 'Configuration'}).click();
  await expect(page).toHaveURL(/\/docs\/getting-started\/configuration#read-by-the-backend$/);
});

test('an answer has my own values, in the dialog and on the search page, until I clear them', async ({
  site,
  page,
  modal,
}) => {
  await page.addInitScript((key) => {
    sessionStorage.setItem(key, JSON.stringify({folder: '/srv/my-ops'}));
  }, valuesKey);
  const message = 'bind source path does not exist';
  await site.open('docs');
  await modal.search(message);
  const advice = page.getByRole('region', {name: message}).getByText(/^Create/);
  await expect(advice).toContainText('usually /srv/my-ops,');
  await site.open(`search?q=${encodeURIComponent(message)}`);
  await expect(advice).toContainText('usually /srv/my-ops,');
  await page.evaluate((key) => {
    sessionStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', {key}));
  }, valuesKey);
  await expect(advice).toContainText('usually /opt/opsimate,');
});

test('no answer is fetched before somebody searches, and no message before one is searched for', async ({
  site,
  page,
  modal,
}) => {
  const parts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      // The page may close before the last one is read.
      parts.push(response.text().catch(() => ''));
    }
  });
  const has = async (text: string): Promise<boolean> =>
    (await Promise.all(parts)).some((part) => part.includes(text));
  // The page about settings says the same.
  await withoutPrefetch(page);
  await site.open('docs');
  await modal.openWhole();
  expect(await has('signs login tokens')).toBe(false);
  await modal.input.fill('JWT_SECRET');
  await modal.dialog.getByRole(card.role, {name: card.name}).waitFor();
  expect(await has('The SSH server rejected the login')).toBe(false);
  await modal.input.fill('All configured authentication methods failed');
  await expect(modal.dialog.getByRole('region')).toContainText('The SSH server rejected the login');
});
