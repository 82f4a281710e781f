import type {Browser, Page} from '@playwright/test';
import {openContext, throttleProcessor, untilAtRest} from '../support/chromium';
import type {Sent, SiteServer} from '../support/siteServer';
import {benchPages, type BenchSite} from '../sites/site';
import {within} from '../support/within';
import {watchSearch} from './watchSearch';

/** What one reader felt. */
export interface SearchRun {
  readonly openMs: number;
  readonly firstResultMs: number;
  readonly furtherKeysMs: readonly number[];
  /** From the first intent to the first result. */
  readonly sent: readonly Sent[];
}

const patienceMs = 15_000;
/** A page that is busy for longer has stopped answering: nothing inside it can end the wait. */
const runLimitMs = 90_000;
/** A box that once doesn't open would otherwise cost the figures of the whole run, which takes most of an hour. */
const attempts = 3;
const keyDelayMs = 25;
const word = 'alerts';
/** Typed behind the word, a letter at a time, each after the answer to the one before. */
const furtherLetters = ' service';
/** A list that is the same after this time is the answer to the new letter too. */
const changePatienceMs = 1500;

function known<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) {
    throw new Error(`${what} did not happen within ${patienceMs / 1000} s.`);
  }
  return value;
}

async function timeFurtherKeys(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (const letter of furtherLetters) {
    await page.evaluate(() => globalThis.searchWatch?.reset());
    const changed = page.evaluate((ms) => globalThis.searchWatch?.untilChange(ms), changePatienceMs);
    await page.keyboard.type(letter);
    const time = await changed;
    if (typeof time === 'number') {
      times.push(time);
    }
  }
  return times;
}

/**
 * Searches on a page that is open and at rest.
 *
 * @param mark how much the server had sent when the reader showed intent
 */
async function search(page: Page, site: BenchSite, server: SiteServer, mark: number): Promise<SearchRun> {
  const opened = page.evaluate((ms) => globalThis.searchWatch?.untilOpen(ms), patienceMs);
  await page.keyboard.press(site.searchKey ?? 'Slash');
  const openMs = known(await opened, `The search box of ${site.name}`);
  const found = page.evaluate(([typed, ms]) => globalThis.searchWatch?.untilResult(typed, ms), [
    word,
    patienceMs,
  ] as const);
  await page.keyboard.type(word, {delay: keyDelayMs});
  const first = known(await found, `A result of ${site.name}`);
  const sent = server.sent.slice(mark).filter(({at}) => at <= first.at);
  await page.waitForLoadState('networkidle');
  return {
    openMs,
    firstResultMs: first.ms,
    furtherKeysMs: await timeFurtherKeys(page),
    sent,
  };
}

/** One reader with an empty cache searches on the doc page. */
async function searchOnce(
  browser: Browser,
  site: BenchSite,
  server: SiteServer,
  pointsFirst: boolean,
): Promise<SearchRun | null> {
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchSearch, site.searchResult);
    await page.goto(server.origin + benchPages.doc);
    await untilAtRest(page);
    await throttleProcessor(page);
    const mark = server.sent.length;
    if (pointsFirst) {
      await page.locator(site.searchButton).first().hover();
      await untilAtRest(page);
    }
    return await within(search(page, site, server, mark), runLimitMs);
  } finally {
    // A page that stopped answering may not close either.
    await within(context.close(), patienceMs);
  }
}

/**
 * One reader with an empty cache searches on the doc page. A search that comes to nothing is tried again, and standard
 * error says so.
 *
 * @param pointsFirst whether the reader points at the search button and everything that then loads is there
 * @returns `null` when the page stopped answering
 * @throws naming what didn't happen in any attempt
 */
export async function runSearch(...reader: Parameters<typeof searchOnce>): Promise<SearchRun | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await searchOnce(...reader);
    } catch (error) {
      if (attempt === attempts) {
        throw error;
      }
      console.error(`${String(error)} Attempt ${attempt} of ${attempts}.`);
    }
  }
}
