import {expect, test} from '../support/test';

const dismissKey = 'docusaurus.announcement.dismiss';
const idKey = 'docusaurus.announcement.id';

test('An announcement appears above the navigation bar until I close it, and stays closed', async ({
  page,
  site,
}) => {
  await site.open();
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toHaveText(/The variant has news\./);
  await expect(bar).toBeInViewport();
  expect([await site.stored(idKey), await site.stored(dismissKey)]).toEqual(['variant-1', 'false']);
  await bar.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toHaveCount(0);
  expect(await site.stored(dismissKey)).toBe('true');
  await site.reload();
  await expect(bar).toHaveCount(0);
});

test('A new announcement appears although I closed the last one', async ({page, site}) => {
  await site.open();
  await page.evaluate(
    ([dismiss = '', id = '']) => {
      window.localStorage.setItem(dismiss, 'true');
      window.localStorage.setItem(id, 'an-older-one');
    },
    [dismissKey, idKey],
  );
  await site.reload();
  expect(await site.stored(dismissKey)).toBe('false');
  // The page that discovers the new announcement has already been laid out without it.
  await site.open('docs');
  await expect(page.locator('.theme-announcement-bar')).toBeInViewport();
  expect(await site.stored(idKey)).toBe('variant-1');
});
