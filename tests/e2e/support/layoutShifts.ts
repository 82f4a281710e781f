/** How far a page moves by itself. */
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
