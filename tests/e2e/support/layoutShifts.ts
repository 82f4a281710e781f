/** How far the page moved by itself. */
import {type Page} from '@playwright/test';

/** Not in TypeScript's library. https://wicg.github.io/layout-instability/#sec-layout-shift */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {readonly node: Node | null}[];
}

/**
 * Scores of the layout shifts since the page began. Those of the navbar don't count: a busy browser may paint its right
 * end before it has read all of it.
 */
export function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const navbar = document.querySelector('.navbar');
        const scores: number[] = [];
        const collect = (entries: PerformanceEntryList): void => {
          const shifts = (entries as LayoutShift[]).filter(({sources}) =>
            sources.some(({node}) => !navbar?.contains(node)),
          );
          scores.push(...shifts.map(({value}) => value));
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
