import {setTimeout as pause} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {docPage, type Site} from '../sites/serveSites';
import {kibOf, type Server} from '../support/server';
import {openPage, throttleCpu, withReader} from '../support/chromium';
import {measureInterleaved, percentile, table} from '../support/table';

/**
 * What happened in the page, and when, in milliseconds since it was opened: the first key, the first letter, the first
 * frame with a focused field, the first with a result for the word, and the last one that changed the results.
 */
type Happening = 'keydown' | 'input' | 'field' | 'found' | 'changed';

declare global {
  var benchTimes: Partial<Record<Happening, number>>;
}

const word = 'alerts';
const keyDelayMs = 25;
/** What a reader adds to the word, letter by letter. */
const further = ' history';
/** Longer than any of the sites waits before it searches or fetches. */
const quietMs = 1000;

/** What's looked for: selectors, and part of the word. */
interface Watched {
  readonly box: string;
  readonly result: string;
  readonly text: string;
}

/**
 * Runs in each page before its own scripts, and looks at every frame. A function that Playwright calls would begin only
 * when the page has time for it, after the frames to be measured.
 */
function watchSearch({box, result, text}: Watched): void {
  const times: typeof benchTimes = {};
  globalThis.benchTimes = times;
  for (const type of ['keydown', 'input'] as const) {
    addEventListener(type, ({timeStamp}) => (times[type] ??= timeStamp), true);
  }
  const shows = (selector: string, part = ''): boolean =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.textContent.toLowerCase().includes(part) &&
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}),
    );
  let shown = '';
  const look = (): void => {
    requestAnimationFrame(look);
    const now = performance.now();
    if (times.keydown !== undefined && times.field === undefined && shows(`:is(${box}):focus`)) {
      times.field = now;
    }
    if (times.input !== undefined && times.found === undefined && shows(result, text)) {
      times.found = now;
    }
    const results = [...document.querySelectorAll(result)].map((element) => element.innerHTML).join('');
    if (results !== shown) {
      shown = results;
      times.changed = now;
    }
  };
  requestAnimationFrame(look);
}

/** Waits until something has happened. @returns milliseconds since `start`, and when it happened, since 1970 */
async function since(page: Page, start: Happening, end: Happening): Promise<readonly number[]> {
  const taken = await page.waitForFunction(
    ([from, to]) => {
      const {[from]: started = NaN, [to]: ended} = globalThis.benchTimes;
      return ended !== undefined && [ended - started, performance.timeOrigin + ended];
    },
    [start, end] as const,
  );
  return (await taken.jsonValue()) || [];
}

/** @returns milliseconds from each further letter to the frame with its last result; a letter that changes nothing has none */
async function typeFurther(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (const letter of further) {
    await page.evaluate(() => delete globalThis.benchTimes.input);
    await page.keyboard.press(letter);
    const taken = await page.waitForFunction((quiet) => {
      const {input = Infinity, changed = 0} = globalThis.benchTimes;
      const last = Math.max(input, changed);
      return performance.now() - last > quiet && [last - input];
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
    await page.addInitScript(watchSearch, {box, result, text: word.slice(0, 4)});
    await openPage(page, server.origin + docPage);
    await throttleCpu(page);
    const mark = server.sent.length;
    if (pointsFirst) {
      await page.locator(button).first().hover();
      await untilQuiet(server);
    }
    await page.keyboard.press(key);
    const [openMs = NaN] = await since(page, 'keydown', 'field');
    await page.keyboard.type(word, {delay: keyDelayMs});
    const [resultMs = NaN, foundAt = NaN] = await since(page, 'input', 'found');
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
  const rows = await measureInterleaved(readers, runs, ({site, pointsFirst}) =>
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
