import {accessibilityProblems} from './support/axe';
import {SearchModal} from './support/searchModal';
import {expect, test} from './support/test';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`in ${colorScheme} mode at ${width} px`, () => {
      test.use({colorScheme, viewport: {width, height: 800}});

      test('no state of the modal has an accessibility problem', async ({site, page}) => {
        await site.open('docs');
        const modal = new SearchModal(page);
        await modal.open();
        expect(await accessibilityProblems(page), 'empty').toEqual([]);
        await modal.input.fill('docker');
        await modal.hits.first().waitFor();
        expect(await accessibilityProblems(page), 'results').toEqual([]);
        await page.keyboard.press('Enter');
        await modal.dialog.waitFor({state: 'detached'});
        await modal.open();
        await modal.hits.first().waitFor();
        expect(await accessibilityProblems(page), 'recent searches').toEqual([]);
        await modal.input.fill('zzqqyyxx');
        await modal.noResults.waitFor();
        expect(await accessibilityProblems(page), 'no results').toEqual([]);
      });

      test('no state of the search page has an accessibility problem', async ({site, page}) => {
        for (const query of ['', '?q=docker', '?q=zzqqyyxx']) {
          await site.open(`search${query}`);
          await expect(page.getByRole('main').getByRole('status')).toHaveText(
            query === '' ? '' : /found|No results/,
          );
          expect(await accessibilityProblems(page), query).toEqual([]);
        }
      });
    });
  }
}

test('every target in the modal is at least 24 px wide and high', async ({site, page}) => {
  await site.open('docs');
  const modal = new SearchModal(page);
  await modal.select(['docker']);
  await modal.open();
  await modal.hits.first().waitFor();
  await modal.input.fill('');
  const sizes = await modal.dialog
    .locator('a:visible, button:visible, input:visible')
    .evaluateAll((targets) =>
      targets
        .map((target) => target.getBoundingClientRect())
        .map(({width, height}) => Math.min(width, height)),
    );
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});
