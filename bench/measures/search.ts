import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {docPage, type Site} from '../sites/serveSites';
import {kibOf, type Server} from '../support/server';
import {openPage, slowDown, withReader} from '../support/chromium';
import {measureInTurn, percentile, table} from '../support/table';

declare global {
  var benchTimes: Record<string, number>;
  /** When the results last changed. */
  var benchChanged: number;
}

const word = 'alerts';
const keyDelayMs = 25;
/** What a reader adds to the word, letter by letter. */
const further = ' history';
/** Longer than any of the sites waits before it searches or fetches. */
const quietMs = 1000;

/** Runs in each page before its own scripts. */
function watchKeys(result: string): void {
  globalThis.benchTimes = {};
  for (const type of ['keydown', 'input']) {
    addEventListener(type, ({timeStamp}) => (globalThis.benchTimes[type] ??= timeStamp), true);
  }
  let shown = '';
  const look = (): void => {
    requestAnimationFrame(look);
    const now = [...document.querySelectorAll(result)].map((element) => element.innerHTML).join('');
    if (now !== shown) {
      shown = now;
      globalThis.benchChanged = performance.now();
    }
  };
  requestAnimationFrame(look);
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

/** @returns milliseconds from each further letter to the frame with its last result; a letter that changes nothing has none */
async function typeFurther(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (const letter of further) {
    await page.evaluate(() => delete globalThis.benchTimes.input);
    await page.keyboard.press(letter);
    const taken = await page.waitForFunction((quiet) => {
      const typed = globalThis.benchTimes.input ?? Infinity;
      const last = Math.max(typed, globalThis.benchChanged);
      return performance.now() - last > quiet && [last - typed];
    }, quietMs);
    times.push(...((await taken.jsonValue()) || []));
  }
  return times.filter((time) => time > 0);
}

/** Waits until a server has sent nothing for a while. For Playwright, a page that has loaded once stays idle. */
async function untilQuiet({sent}: Server): Promise<void> {
  for (let before = -1; before < sent.length;) {
    before = sent.length;
    await pause(quietMs);
  }
}

/** @param pointsFirst whether the reader first points at the search button, and waits for everything that this loads */
function searchOnce(browser: Browser, site: Site, pointsFirst: boolean): Promise<readonly number[]> {
  const {server, key, button, box, result} = site;
  return withReader(browser, async (page) => {
    await page.addInitScript(watchKeys, result);
    await openPage(page, server.origin + docPage);
    await slowDown(page);
    const mark = server.sent.length;
    if (pointsFirst) {
      await page.locator(button).first().hover();
      await untilQuiet(server);
    }
    const opened = since(page, 'keydown', `:is(${box}):focus`);
    await page.keyboard.press(key);
    const [openMs = NaN] = await opened;
    const found = since(page, 'input', result, word.slice(0, 4));
    await page.keyboard.type(word, {delay: keyDelayMs});
    const [resultMs = NaN, foundAt = NaN] = await found;
    const sent = server.sent.slice(mark).filter(({at}) => at <= foundAt);
    return [openMs, resultMs, percentile(await typeFurther(page), 0.5), kibOf(sent), sent.length];
  });
}

/** What searching feels like: from a key to the field, from the first letter to a result, and from each further letter. */
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
  const headings = [
    'site',
    'key to field ms',
    'first letter to result ms',
    'further letter ms',
    'KiB',
    'requests',
  ];
  return `### Search\n\n${table(headings, rows)}`;
}
