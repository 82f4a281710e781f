import {expect, test} from './support/test';

const key = 'docs-preferred-version-default';

test('A preferred version that exists is kept, and another one is cleared', async ({page, site}) => {
  await site.open();
  for (const [stored, kept] of [
    ['current', 'current'],
    ['bogus', null],
  ] as const) {
    await page.evaluate(([name, value]) => window.localStorage.setItem(name, value), [key, stored] as const);
    await site.reload();
    await expect.poll(() => site.stored(key)).toBe(kept);
  }
});
