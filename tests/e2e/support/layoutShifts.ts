/** How far a page moves by itself. */
import {type Page} from '@playwright/test';
import {holdRequests} from './holdRequests';

/** Not in TypeScript's library. https://wicg.github.io/layout-instability/#sec-layout-shift */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/**
 * Opens a page, and holds its styles back until the whole document has been parsed, so the first paint shows all of it.
 * Otherwise, a busy browser paints what it has parsed so far, and the rest moves it.
 */
export async function openReadPage(page: Page, address: string): Promise<void> {
  const release = await holdRequests(page, '**/assets/css/*.css');
  await page.goto(address, {waitUntil: 'commit'});
  await page.locator('.theme-layout-footer').waitFor({state: 'attached'});
  release();
}

/** Scores of the layout shifts since the page began. */
export function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const scores: number[] = [];
        const collect = (shifts: PerformanceEntryList): void => {
          scores.push(...(shifts as LayoutShift[]).map(({value}) => value));
        };
        const observer = new PerformanceObserver((list) => {
          collect(list.getEntries());
        });
        observer.observe({type: 'layout-shift', buffered: true});
        // The first frame moves what a change just now moves.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            collect(observer.takeRecords());
            resolve(scores);
          }),
        );
      }),
  );
}
