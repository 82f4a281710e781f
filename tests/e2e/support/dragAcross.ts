import {type Locator, type Page} from '@playwright/test';

/** Runs in the page: the rectangle of an element's first line. @param part the element, or its selector */
export function firstLine(part: Element | string) {
  const element = typeof part === 'string' ? document.querySelector(part) : part;
  if (element === null) {
    throw new Error('Nothing has the selector.');
  }
  const range = document.createRange();
  range.selectNodeContents(element);
  const [first = element.getBoundingClientRect(), ...others] = range.getClientRects();
  // A line that contains a link or code has several rectangles.
  const right = Math.max(
    first.right,
    ...others.filter(({top}) => top < first.bottom).map((other) => other.right),
  );
  return {x: first.x, y: first.y, width: right - first.x, height: first.height};
}

/** Drags the mouse from the left edge of an element's first line to its right edge. */
export async function dragAcross(page: Page, element: Locator): Promise<void> {
  const {x, y, width, height} = await element.evaluate(firstLine);
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, {steps: 4});
  await page.mouse.move(x + width - 1, y + height / 2, {steps: 4});
  await page.mouse.up();
}
