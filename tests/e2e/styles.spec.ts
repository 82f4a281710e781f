import {infima, loadedStyles} from './support/leftOutStyles';
import {expect, test} from './support/test';

test('Every variable that a rule uses has a value', async ({page, site}) => {
  await site.open('docs/core-features');
  const styles = await loadedStyles(page);
  const used = new Set(Array.from(styles.matchAll(/var\((--ifm-[\w-]+)\)/g), ([, name]) => name ?? ''));
  // Infima itself leaves these without a value.
  const undefinedUpstream = [...used].filter((name) => !infima.includes(`${name}:`));
  const missing = [...used].filter((name) => !styles.includes(`${name}:`));
  expect(missing.filter((name) => !undefinedUpstream.includes(name))).toEqual([]);
});

test('Every variable that an element of the open menu uses has a value', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 844});
  await site.open('docs/core-features');
  await site.menuButton.click();
  await expect(site.mobileMenu).toBeInViewport();
  const missing = await page.evaluate(() => {
    const used = document.body.innerHTML.matchAll(/var\((--ifm-[\w-]+)\)/g);
    const values = getComputedStyle(document.documentElement);
    return [...new Set(Array.from(used, ([, name]) => name ?? ''))].filter(
      (name) => !values.getPropertyValue(name),
    );
  });
  expect(missing).toEqual([]);
});
