/** What must hold for the layout of a page at any width. */
import {type Page} from '@playwright/test';

export const phone = 390;
/** 320 px is 1280 px at 400 %; 640 px is 1280 px at 200 %. */
export const reflowWidths = [320, phone, 640] as const;

/** Parts that scroll sideways and that the keyboard can't reach, or that have no name. */
function unreachableScrollers(page: Page): Promise<readonly string[]> {
  return page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const {overflowX} = getComputedStyle(element);
        return /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      })
      .filter((element) => {
        const isNamed = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
        const isReached = (element as HTMLElement).tabIndex === 0 && isNamed;
        // A list of tabs is reached through its tabs.
        return !isReached && element.querySelector('[role="tab"]') === null;
      })
      .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''} can't be reached by Tab`),
  );
}

/** First headings of the tables that don't fit. */
function wideTables(page: Page): Promise<readonly string[]> {
  return page
    .locator('main table')
    .evaluateAll((tables) =>
      tables
        .filter((table) =>
          [table, table.parentElement].some((box) => box !== null && box.scrollWidth > box.clientWidth + 1),
        )
        .map((table) => `the table "${table.querySelector('th')?.textContent ?? ''}" doesn't fit`),
    );
}

/** One sentence for each part of a page that doesn't fit into a window of this width, in px. */
export async function layoutProblems(page: Page, width: number): Promise<readonly string[]> {
  // Wide tables learn of their width with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...(scrollWidth > width ? [`the page is ${scrollWidth} px wide`] : []),
    ...(await unreachableScrollers(page)),
    ...(width === phone ? await wideTables(page) : []),
  ];
}
