import budgets from '../../budgets.json';
import {patienceMs} from '../../plugins/first-paint';
import {kibibytes} from '../checks/budgets';
import {expect, test} from './support/test';

declare global {
  interface Window {
    /** Milliseconds since the page began. */
    scriptWatch?: {
      /** For each file of a script that came into the document. */
      readonly scripts: number[];
      parsed: number;
    };
  }
}

test('The page is painted before a script of the site runs', async ({page, site}) => {
  await page.addInitScript(() => {
    const watch = {scripts: [] as number[], parsed: Infinity};
    window.scriptWatch = watch;
    addEventListener('DOMContentLoaded', () => {
      watch.parsed = performance.now();
    });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src !== '') {
          watch.scripts.push(performance.now());
        }
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await site.open('docs/core-features');
  const {first, painted, parsed} = await page.evaluate(() => ({
    first: Math.min(...(window.scriptWatch?.scripts ?? [])),
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    parsed: window.scriptWatch?.parsed ?? Infinity,
  }));
  expect(first).toBeLessThan(Infinity);
  // A machine that paints later than that doesn't keep its reader waiting.
  expect(first).toBeGreaterThanOrEqual(Math.min(painted, parsed + patienceMs));
});

test('A browser that does not tell when it has painted starts the page all the same', async ({
  page,
  site,
}) => {
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
    await page.waitForLoadState('networkidle');
    expect(kibibytes(await Promise.all(scripts))).toBeLessThanOrEqual(loaded);
  });
}
