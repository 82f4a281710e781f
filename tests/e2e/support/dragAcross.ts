import {type Locator, type Page} from '@playwright/test';

/** Drags the mouse from the left of an element's first line to its right end. */
export async function dragAcross(page: Page, element: Locator): Promise<void> {
  const {x, y, width, height} = await element.evaluate((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const [first = each.getBoundingClientRect(), ...others] = range.getClientRects();
    // A line with a link or code in it has several parts.
    const right = Math.max(
      first.right,
      ...others.filter(({top}) => top < first.bottom).map((part) => part.right),
    );
    return {x: first.x, y: first.y, width: right - first.x, height: first.height};
  });
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, {steps: 4});
  await page.mouse.move(x + width - 1, y + height / 2, {steps: 4});
  await page.mouse.up();
}
