/**
 * Nothing looks different without what plugins/light-styles leaves out: each page has the same computed styles under
 * the sheets that it loads and under those that the build made them from.
 */
import {type Compared, findDifferences, fullStyles, loadedStyles} from './support/compareStyles';
import {states} from './support/states';
import {expect, test} from './support/test';
import {allPaths} from './support/tour';

test.use({allowed: {messages: [/status of 404/]}});

const desktop = {width: 1280, height: 800};
const phone = {width: 390, height: 844};
const full = fullStyles('site');
const settings = [
  {size: desktop, colorScheme: 'dark'},
  {size: phone, colorScheme: 'light'},
] as const;

for (const {size, colorScheme} of settings) {
  test(`no page looks different with the light styles at ${size.width} pixels, ${colorScheme}`, async ({
    page,
    site,
  }) => {
    // About fifty pages, a second each.
    test.setTimeout(300_000);
    await page.setViewportSize(size);
    await page.emulateMedia({colorScheme});
    const compared: Compared = new Set();
    for (const path of [...(await allPaths(page.request)), '/no-such-page']) {
      await site.open(path.slice(1));
      const differences = await findDifferences(page, full, await loadedStyles(page), compared);
      expect(differences, path).toEqual([]);
    }
  });
}

for (const {name, page: path, only, prepare, reach} of states) {
  test(`the ${name} does not look different with the light styles`, async ({page, site}) => {
    await page.setViewportSize(only === 'phone' ? phone : desktop);
    await prepare?.(page);
    await site.open(path);
    await reach(site);
    expect(await findDifferences(page, full, await loadedStyles(page))).toEqual([]);
  });
}

test('nothing looks different on paper, in colors of the system and without motion', async ({page, site}) => {
  // Twelve comparisons, a second each.
  test.setTimeout(120_000);
  for (const path of ['', 'docs/getting-started/deploy', 'docs/reference/rest-api', 'search?q=docker']) {
    await site.open(path);
    const light = await loadedStyles(page);
    for (const media of [
      {media: 'print'},
      {media: 'screen', forcedColors: 'active'},
      {forcedColors: 'none', reducedMotion: 'reduce'},
    ] as const) {
      await page.emulateMedia(media);
      expect(await findDifferences(page, full, light), `${path}, ${JSON.stringify(media)}`).toEqual([]);
    }
    await page.emulateMedia({media: 'screen', reducedMotion: 'no-preference'});
  }
});
