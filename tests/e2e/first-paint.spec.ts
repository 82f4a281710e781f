import {brotliCompressSync} from 'node:zlib';
import {type Response} from '@playwright/test';
import budgets from '../../budgets.json';
import {paintTimeoutMs} from '../../plugins/first-paint';
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

/** The size of files after Brotli, in KiB with one decimal place. */
function kibibytes(files: readonly Buffer[]): number {
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
  return Math.round((bytes / 1024) * 10) / 10;
}

for (const [route, budget] of Object.entries(budgets)) {
  test(`${route} loads at most the bytes of its budget before I do anything`, async ({page, site}) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const document = await site.open(route.slice(1));
    expect(document?.status()).toBe(200);
    await site.settled();

    const html = (await document?.text()) ?? '';
    const isNamed = (pathname: string): boolean => html.includes(pathname);
    const sizeOf = async (type: string, isCounted = (_pathname: string) => true): Promise<number> => {
      const counted = responses.filter(
        (each) => each.request().resourceType() === type && isCounted(new URL(each.url()).pathname),
      );
      return kibibytes(await Promise.all(counted.map((each) => each.body())));
    };
    const sizes = {
      html: await sizeOf('document'),
      scripts: await sizeOf('script', isNamed),
      // What's prefetched for other pages is of another type.
      loaded: await sizeOf('script'),
      // Browsers fetch the sheet for paper last, and nothing waits for it.
      styles: await sizeOf('stylesheet', (pathname) => isNamed(pathname) && pathname !== '/print.css'),
    };
    const kinds = Object.keys(budget) as (keyof typeof budget)[];
    const overBudget = kinds.filter((kind) => sizes[kind] > budget[kind]);
    expect(overBudget, `KiB after Brotli: ${JSON.stringify(sizes)} (budgets.json)`).toEqual([]);
  });
}
