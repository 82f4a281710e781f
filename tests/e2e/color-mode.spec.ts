import {openSlowPage} from './support/network';
import {expect, test} from './support/test';

test('The first visit follows the system: light', async ({site}) => {
  await site.open();
  expect(await site.colorMode()).toEqual({theme: 'light', choice: 'system'});
});

test.describe('with a dark system', () => {
  test.use({colorScheme: 'dark'});

  test('The first visit follows the system: dark', async ({site}) => {
    await site.open();
    expect(await site.colorMode()).toEqual({theme: 'dark', choice: 'system'});
  });
});

test('Without a system preference, the page is light', async ({page, site}) => {
  await page.emulateMedia({colorScheme: 'no-preference'});
  await site.open();
  expect((await site.colorMode()).theme).toBe('light');
});

test('The button goes from system to light, to dark, and back, and stores each choice under "theme"', async ({
  site,
}) => {
  await site.open();
  const seen: unknown[] = [];
  for (let press = 0; press < 4; press += 1) {
    const {choice} = await site.colorMode();
    seen.push([choice, await site.stored('theme')]);
    await site.colorToggle.click();
  }
  // No entry is how the framework stores "system".
  expect(seen).toEqual([
    ['system', null],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', null],
  ]);
});

test('A stored choice applies from the first paint on, before any script of the page has run', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('theme', 'dark');
  });
  // The scripts never arrive, so whatever is dark now was made dark by the inline script and the style sheet alone.
  await openSlowPage(page, 'docs/core-features');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('The page follows the system while it is open', async ({page, site}) => {
  await site.open();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('Secondary buttons have the colors of the mode', async ({page, site}) => {
  await site.open('docs/getting-started/check-configuration');
  const color = () =>
    page.getByRole('button', {name: 'Clear'}).evaluate((button) => getComputedStyle(button).backgroundColor);
  const light = await color();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(color).not.toBe(light);
});

test('My choice overrides the system and survives a reload', async ({page, site}) => {
  await site.open();
  await site.colorToggle.click();
  await site.colorToggle.click();
  await site.reload();
  await page.emulateMedia({colorScheme: 'light'});
  expect(await site.colorMode()).toEqual({theme: 'dark', choice: 'dark'});
});
