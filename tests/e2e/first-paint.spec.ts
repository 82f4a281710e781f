import budgets from '../../budgets.json';
import {paintTimeoutMs} from '../../plugins/first-paint';
import {kibibytes} from '../checks/budgets';
import {openReadPage} from './support/network';
import {expect, test} from './support/test';

declare global {
  interface Window {
    /** For each script file added to the document, the milliseconds since the page began. */
    scriptTimes?: number[];
  }
}

test('The page is read to its end while its styles are loading, and painted before any script of the site runs', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const times: number[] = [];
    window.scriptTimes = times;
    new MutationObserver((records) => {
      for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src !== '') {
          times.push(performance.now());
        }
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await openReadPage(page, 'docs/core-features');
  await page.waitForFunction(() => window.scriptTimes?.length);
  const {first, painted, loaded} = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // The timeout starts in a listener of this event.
    const start = navigation?.loadEventStart ?? 0;
    return {
      first: Math.min(...(window.scriptTimes ?? [])),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      loaded: start > 0 ? start : Infinity,
    };
  });
  // A machine that paints later than that doesn't keep its reader waiting.
  expect(first).toBeGreaterThanOrEqual(Math.min(painted, loaded + paintTimeoutMs));
});

test('A browser that does not report when it has painted still starts the page', async ({page, site}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await site.open('docs/core-features');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [route, {loaded}] of Object.entries(budgets)) {
  test(`${route} and its scripts load at most ${loaded} KiB of scripts before I do anything`, async ({
    page,
    site,
  }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      // What's prefetched for other pages is of another type.
      if (response.request().resourceType() === 'script') {
        scripts.push(response.body());
      }
    });
    await site.open(route.slice(1));
    await site.settled();
    expect(kibibytes(await Promise.all(scripts))).toBeLessThanOrEqual(loaded);
  });
}
