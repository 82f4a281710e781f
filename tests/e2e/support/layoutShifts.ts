/** How far a page shifts on its own. */
import {type Page} from '@playwright/test';

/** Not in TypeScript's library. https://wicg.github.io/layout-instability/#sec-layout-shift */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
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
        // In the first frame, a change that was just made causes shifts.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            collect(observer.takeRecords());
            resolve(scores);
          }),
        );
      }),
  );
}
