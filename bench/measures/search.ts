import type {Browser, Page} from '@playwright/test';
import {docPage, type Site} from '../sites/serveSites';
import {kibOf} from '../support/server';
import {slowDown, untilAtRest, withReader} from '../support/chromium';
import {measureInTurn, table} from '../support/table';

declare global {
  var benchTimes: Record<string, number>;
}

const word = 'alerts';
const keyDelayMs = 25;

/** Runs in each page before its own scripts. */
function watchKeys(): void {
  globalThis.benchTimes = {};
  for (const type of ['keydown', 'input']) {
    addEventListener(type, ({timeStamp}) => (globalThis.benchTimes[type] ??= timeStamp), true);
  }
}

/**
 * Waits for the first frame in which the element is visible and has the text.
 *
 * @returns milliseconds since the event, and since 1970
 */
async function since(page: Page, type: string, selector: string, text = ''): Promise<readonly number[]> {
  const seen = await page.waitForFunction(
    ([event, wanted, part]) => {
      const isThere = [...document.querySelectorAll(wanted)].some(
        (element) =>
          element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
          element.textContent.toLowerCase().includes(part),
      );
      const start = globalThis.benchTimes[event];
      const now = performance.now();
      return isThere && start !== undefined && [now - start, performance.timeOrigin + now];
    },
    [type, selector, text] as const,
  );
  return (await seen.jsonValue()) || [];
}

/** @param pointsFirst whether the reader points at the search button, and all that then loads is there */
function searchOnce(browser: Browser, site: Site, pointsFirst: boolean): Promise<readonly number[]> {
  const {server, key, button, box, result} = site;
  return withReader(browser, async (page) => {
    await page.addInitScript(watchKeys);
    await page.goto(server.origin + docPage);
    await untilAtRest(page);
    await slowDown(page);
    const mark = server.sent.length;
    if (pointsFirst) {
      await page.locator(button).first().hover();
      await untilAtRest(page);
    }
    const opened = since(page, 'keydown', `:is(${box}):focus`);
    await page.keyboard.press(key);
    const [openMs = NaN] = await opened;
    const found = since(page, 'input', result, word.slice(0, 4));
    await page.keyboard.type(word, {delay: keyDelayMs});
    const [resultMs = NaN, foundAt = NaN] = await found;
    const sent = server.sent.slice(mark).filter(({at}) => at <= foundAt);
    return [openMs, resultMs, kibOf(sent), sent.length];
  });
}

/** What searching feels like: from a key to the field, and from the first letter to a result. */
export async function measureSearch(browser: Browser, sites: readonly Site[], runs: number): Promise<string> {
  const readers = [false, true].flatMap((pointsFirst) =>
    sites.map((site) => ({
      name: pointsFirst ? `${site.name}, after pointing` : site.name,
      site,
      pointsFirst,
    })),
  );
  const rows = await measureInTurn(readers, runs, ({site, pointsFirst}) =>
    searchOnce(browser, site, pointsFirst),
  );
  const headings = ['site', 'key to field ms', 'first letter to result ms', 'KiB', 'requests'];
  return `### Search\n\n${table(headings, rows)}`;
}
