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

for (const [what, key, name] of [
  ['list of shortcuts', '?', 'Keyboard shortcuts'],
  ['search', '/', 'Search'],
] as const) {
  test(`The ${what} opens over a page that stays where it is`, async ({page, site}) => {
    await site.open('docs/core-features');
    const right = () => site.main.evaluate((main) => main.getBoundingClientRect().right);
    const before = await right();
    expect(before).toBeLessThan(1280);
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', {name})).toBeVisible();
    // The search locks the page after a pause.
    await page.locator('html:has(body.DocSearch--active, dialog:modal)').waitFor();
    expect(await right()).toBe(before);
  });
}
