import {expect, test} from './support/test';
import {addStyles} from './support/addStyles';
import {SearchModal} from './support/searchModal';
import {SitePage} from './support/SitePage';
import {storedKeys as keys, storedSearch} from './support/search';

test.beforeEach(async ({site}) => {
  await site.open('docs');
});

test('whatever is selected becomes a recent search of this index, and a double click on a star or an X changes one of them', async ({
  modal,
  site,
}) => {
  await modal.select(['systemd', 'kubernetes', 'grafana', 'datadog']);
  await modal.open();
  await expect(modal.hits).toHaveCount(4);
  const saved = JSON.parse((await site.stored(keys.recents)) ?? '[]') as readonly {readonly url: string}[];
  expect(saved).toHaveLength(4);
  expect(saved.every(({url}) => url.startsWith('/docs/'))).toBe(true);
  await modal.dialog.getByRole('button', {name: 'Remove this search from history'}).first().dblclick();
  await expect(modal.hits).toHaveCount(3);
  await modal.dialog.getByRole('button', {name: 'Save this search'}).first().dblclick();
  const favorites = modal.dialog.getByRole('button', {name: 'Remove this search from favorites'});
  await expect(favorites).toHaveCount(1);
});

test("the star makes a favorite, which isn't recent again after it's selected, and X removes it, even if nothing on the page is animated", async ({
  modal,
  page,
  site,
}) => {
  await addStyles(page, '*, * * * * * * { transition: none !important; }');
  await modal.select(['systemd']);
  // A press on a link to a page that's still loading is ignored.
  await expect(site.heading).toHaveText(/systemd/i);
  await modal.open();
  await modal.dialog.getByRole('button', {name: 'Save this search'}).click();
  await expect(modal.groups).toHaveText(/Favorite/);
  await modal.hits.first().click();
  await modal.open();
  await expect(modal.hits).toHaveCount(1);
  expect(await site.stored(keys.recents)).toBe('[]');
  await modal.dialog.getByRole('button', {name: 'Remove this search from favorites'}).click();
  await expect(modal.dialog).toContainText('No recent searches');
  expect(await site.stored(keys.favorites)).toBe('[]');
});

test('star and X are reached and used with the keyboard alone, and the focus stays in the dialog when they disappear', async ({
  modal,
  page,
}) => {
  await modal.select(['systemd', 'kubernetes']);
  await modal.open();
  const remove = modal.dialog.getByRole('button', {name: 'Remove this search from history'}).first();
  for (
    let presses = 0;
    presses < 4 && !(await remove.evaluate((button) => button === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal.hits).toHaveCount(1);
  await expect(modal.input).toBeFocused();
  await modal.dialog.getByRole('button', {name: 'Save this search'}).focus();
  await page.keyboard.press('Enter');
  await expect(modal.groups).toHaveText(/Favorite/);
  await expect(modal.input).toBeFocused();
});

test('a reader whose storage is blocked can search as well, and finds recent searches as long as the page is open', async ({
  modal,
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    // oxlint-disable-next-line typescript/unbound-method -- each is called with its storage below
    const {setItem, getItem} = Storage.prototype;
    const isSearch = (key: string): boolean => key.includes('SEARCHES');
    Storage.prototype.setItem = function (key, value) {
      if (isSearch(key)) {
        refuse();
      }
      setItem.call(this, key, value);
    };
    Storage.prototype.getItem = function (key) {
      return isSearch(key) ? refuse() : getItem.call(this, key);
    };
  });
  await site.reload();
  await modal.select(['systemd']);
  await modal.open();
  await expect(modal.hits).toHaveCount(1);
  await modal.dialog.getByRole('button', {name: 'Save this search'}).click();
  await expect(modal.groups).toHaveText(/Favorite/);
});

test('a stored search with markup is text, and what cannot be shown is forgotten', async ({modal, page}) => {
  const search = storedSearch(0, '/docs');
  const hostile = [
    {...search, hierarchy: {lvl0: '', lvl1: '<img src=x onerror=alert(1)>'}},
    {...search, url: 'javascript:alert(1)'},
  ];
  await page.evaluate(
    ([recents, favorites, value]) => {
      localStorage.setItem(recents, value);
      localStorage.setItem(favorites, value.slice(0, -1));
    },
    [keys.recents, keys.favorites, JSON.stringify(hostile)] as const,
  );
  await modal.open();
  await expect(modal.title(modal.hits.first())).toHaveText('<img src=x onerror=alert(1)>');
  await expect(modal.dialog.locator('img')).toHaveCount(0);
  await expect(modal.hits).toHaveCount(1);
  await expect(modal.hits.first().locator('a')).toHaveAttribute('href', '/docs');
});

test('two tabs change what is stored, each is notified of the other, and no change is lost', async ({
  modal,
  context,
  page,
  site,
}) => {
  await modal.select(['systemd', 'kubernetes']);
  await modal.search('docker');
  const second = new SitePage(await context.newPage());
  await second.open('docs');
  const other = new SearchModal(second.page);
  await other.open();
  await expect(other.hits).toHaveCount(2);
  const starred = await other.title(other.hits.first()).innerText();
  await other.dialog.getByRole('button', {name: 'Save this search'}).first().click();
  await expect(other.groups).toHaveCount(2);
  // The first tab read both lists before that.
  await page.keyboard.press('Enter');
  await modal.dialog.waitFor({state: 'detached'});
  expect(JSON.parse((await site.stored(keys.favorites)) ?? '[]')).toHaveLength(1);
  expect(JSON.parse((await site.stored(keys.recents)) ?? '[]')).toHaveLength(2);
  // The second tab still has its list open.
  await expect(other.groups.first().locator('li')).toHaveCount(2);
  await other.dialog.getByRole('button', {name: 'Remove this search from favorites'}).click();
  await modal.open();
  await expect(modal.hits).toHaveCount(2);
  await expect(modal.hits.filter({hasText: starred})).toHaveCount(0);
});
