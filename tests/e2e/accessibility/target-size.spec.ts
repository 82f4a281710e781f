import {addStyles} from '../support/addStyles';
import {setWidth, widths} from '../support/modes';
import {targetProblems} from '../support/targetSize';
import {targetsOf} from '../support/targets';
import {expect, test} from '../support/test';

test('A link in a cell of a table is 24 px high, and no other link is above or below it within that', async ({
  page,
  site,
}) => {
  await site.open('docs/operations/hardening');
  for (const width of widths) {
    await setWidth(page, width);
    const lines = await page.locator('main td > a').evaluateAll((links) =>
      links.flatMap((link, number) =>
        Array.from(link.getClientRects(), ({left, right, top, bottom}) => ({
          number,
          left,
          right,
          top,
          bottom,
        })),
      ),
    );
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter(({top, bottom}) => bottom - top < 24 - 0.05)).toEqual([]);
    const overlapping = lines.filter((line) =>
      lines.some(
        (other) =>
          other.number > line.number &&
          Math.min(line.right, other.right) - Math.max(line.left, other.left) > 0 &&
          Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top) > 0.5,
      ),
    );
    expect(overlapping).toEqual([]);
  }

  // Links that are made too small are caught.
  expect(targetProblems(await targetsOf(page))).toEqual([]);
  await addStyles(page, '.menu__link { padding-block: 0 !important; line-height: 1.2 !important }');
  expect(targetProblems(await targetsOf(page)).length).toBeGreaterThan(3);
});
