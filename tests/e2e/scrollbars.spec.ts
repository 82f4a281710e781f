/** Where scrollbars take up space, as on most desktops. */
import {expect, test} from './support/test';

test.use({
  launchOptions: [
    async ({launchOptions}, provide) => {
      await provide({...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']});
    },
    {scope: 'worker'},
  ],
});

test('The list of shortcuts and the search open over a page that stays where it is', async ({page, site}) => {
  await site.open('docs/core-features');
  const right = () => site.main.evaluate((main) => main.getBoundingClientRect().right);
  const before = await right();
  expect(before).toBeLessThan(1280);
  for (const [key, name] of [
    ['?', 'Keyboard shortcuts'],
    ['/', 'Search'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', {name})).toBeVisible();
    // The search locks the page after a pause.
    await page.locator('html:has(body.DocSearch--active, dialog:modal)').waitFor();
    expect(await right()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
