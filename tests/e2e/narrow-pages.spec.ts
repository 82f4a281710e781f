import {expect, test} from './support/test';
import {allPaths} from './support/tour';

test.use({viewport: {width: 390, height: 844}});

test('On a phone every table of the pages fits, without a scroll to the side', async ({
  page,
  site,
  request,
}) => {
  test.setTimeout(180_000);
  const wide: string[] = [];
  for (const path of (await allPaths(request)).filter((each) => each.includes('/docs/'))) {
    await site.open(path.replace(/^\//, ''));
    const over = await site.main
      .locator('table')
      .evaluateAll((tables) =>
        tables
          .filter((table) =>
            [table, table.parentElement].some((box) => box !== null && box.scrollWidth > box.clientWidth + 1),
          )
          .map((table) => table.querySelector('th')?.textContent),
      );
    wide.push(...over.map((heading) => `${path}: ${heading ?? ''}`));
  }
  expect(wide).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
