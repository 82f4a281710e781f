import {expect, test} from '../support/test';

test('A part that is slow to load shows a spinner after 200 ms, not before', async ({page, site}) => {
  await page.clock.install({time: 0});
  await site.open('slow-part');
  // By this clock, a download in progress would take too long.
  await site.settled();
  await page.clock.pauseAt(600_000);
  await page.getByRole('button', {name: 'Load the part'}).click();
  const spinner = page.locator('svg#loader');
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toHaveCount(1);
});
