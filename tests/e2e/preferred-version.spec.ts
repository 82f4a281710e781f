import {expect, test} from './support/test';

const key = 'docs-preferred-version-default';

for (const {stored, kept} of [
  {stored: 'bogus', kept: null},
  {stored: 'current', kept: 'current'},
]) {
  test(`A preferred version "${stored}" is ${kept === null ? 'cleared' : 'kept'}`, async ({page, site}) => {
    await site.open();
    await page.evaluate(
      ([name = '', value = '']) => {
        window.localStorage.setItem(name, value);
      },
      [key, stored],
    );
    await site.reload();
    await expect.poll(() => site.stored(key)).toBe(kept);
  });
}
