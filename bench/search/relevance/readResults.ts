import type {Browser, Page} from '@playwright/test';
import {adapters} from '../../sites/adapters';
import {benchPages} from '../../sites/site';
import {openContext, untilAtRest} from '../../support/chromium';
import {within} from '../../support/within';
import type {SearchInterface} from './interfaces';
import type {PageOf} from './pages';
import {watchList} from './watchList';

/** As far as an answer counts. */
const countedPages = 10;
const patienceMs = 30_000;

/** @returns whether it happened in time */
async function wait(page: Page, what: 'untilEmpty' | 'untilAnswered'): Promise<boolean> {
  const waited = page.evaluate(async (name) => {
    await globalThis.listWatch?.[name]();
    return true;
  }, what);
  return (await within(waited, patienceMs)) ?? false;
}

/**
 * Enters a query and reads the pages that the list leads to, in the order shown. The box is emptied first, so
 * that no earlier list can be taken for the answer.
 *
 * @returns up to ten distinct pages, and no more than the interface shows; `null` when no answer comes
 */
async function readPages(
  page: Page,
  {box, more}: SearchInterface,
  query: string,
  pageOf: PageOf,
): Promise<readonly string[] | null> {
  const field = page.locator(box);
  await field.fill('');
  if (!(await wait(page, 'untilEmpty'))) {
    return null;
  }
  await field.fill(query);
  const typed = await field.inputValue();
  if (typed === '' || !query.startsWith(typed)) {
    throw new Error(`"${query}" on ${page.url()}: the box holds "${typed}".`);
  }
  while (await wait(page, 'untilAnswered')) {
    const results = await page.evaluate(() => globalThis.listWatch?.results() ?? []);
    const pages = [...new Set(results.map(pageOf))];
    const button = more === undefined ? null : page.locator(more);
    if (pages.length >= countedPages || button === null || (await button.count()) === 0) {
      return pages.slice(0, countedPages);
    }
    await button.click();
  }
  return null;
}

/** Opens a site with the box ready for letters. */
async function openInterface(browser: Browser, origin: string, shown: SearchInterface): Promise<Page> {
  const page = await (await openContext(browser)).newPage();
  const {result, answered, incomplete, pageTitle} = shown;
  await page.addInitScript(watchList, {
    result,
    answered,
    ...(incomplete !== undefined && {incomplete}),
    ...(pageTitle && {pageTitle}),
  });
  await page.goto(origin + (shown.page ?? benchPages.doc));
  await untilAtRest(page);
  if (shown.page === null) {
    await page.keyboard.press(adapters[shown.site].searchKey ?? 'Slash');
  }
  await page.locator(shown.box).waitFor();
  return page;
}

/** A page that stopped answering may not close either. */
async function close(page: Page): Promise<void> {
  await within(page.context().close(), patienceMs);
}

/**
 * Searches for each query on one page of a site, as a reader does. A query without an answer has no result, and the
 * next one is searched for on a new page, so that it doesn't wait for the one before.
 *
 * @returns the pages that each query finds, in the order of the queries
 */
export async function readResults(
  browser: Browser,
  origin: string,
  shown: SearchInterface,
  queries: readonly string[],
  {pageOf, say}: {readonly pageOf: PageOf; readonly say: (sentence: string) => void},
): Promise<readonly (readonly string[])[]> {
  let page = await openInterface(browser, origin, shown);
  try {
    const lists: (readonly string[])[] = [];
    for (const query of queries) {
      const pages = await readPages(page, shown, query, pageOf);
      if (pages === null) {
        say(`${shown.name} has no answer within ${patienceMs / 1000} s: query ${lists.length + 1}.`);
        await close(page);
        page = await openInterface(browser, origin, shown);
      }
      lists.push(pages ?? []);
    }
    return lists;
  } finally {
    await close(page);
  }
}
