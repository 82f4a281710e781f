import {expect, test} from './support/test';

test('Until I choose, the page follows the system, while it is open and when it loads, and is light without a preference', async ({
  page,
  site,
}) => {
  await page.emulateMedia({colorScheme: 'no-preference'});
  await site.open();
  expect(await site.colorMode()).toEqual({theme: 'light', choice: 'system'});
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await site.reload();
  expect(await site.colorMode()).toEqual({theme: 'dark', choice: 'system'});
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('The button says which mode is on, goes from system to light, to dark, and back, and stores under "theme" each choice, which survives a reload', async ({
  site,
}) => {
  await site.open();
  const seen: unknown[] = [];
  for (let press = 0; press < 4; press += 1) {
    const {choice = 'none'} = await site.colorMode();
    await expect(site.colorToggle).toHaveAccessibleName(
      `Switch between dark and light mode (currently ${choice} mode)`,
    );
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
  await site.colorToggle.click();
  await site.reload();
  expect(await site.colorMode()).toEqual({theme: 'dark', choice: 'dark'});
});

test('Secondary buttons have the colors of the mode', async ({page, site}) => {
  await site.open('docs/getting-started/check-configuration');
  const color = () =>
    page.getByRole('button', {name: 'Clear'}).evaluate((button) => getComputedStyle(button).backgroundColor);
  const light = await color();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(color).not.toBe(light);
});
