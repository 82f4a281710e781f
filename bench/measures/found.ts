import type {Browser, Page} from '@playwright/test';
import {judgePaths, readLabeledQueries} from '../../scripts/search-eval/labeled';
import {confidenceInterval, computeMetrics, type Judged} from '../../scripts/search-eval/metrics';
import {readBuild} from '../../scripts/support/readBuild';
import type {SiteInterface} from '../sites/interfaces';
import {docPage, ownBuild, type Site} from '../sites/serveSites';
import {openPage, withReader} from '../support/chromium';
import {progress} from '../support/packages';
import {table} from '../support/table';

/** Written to order by somebody who didn't tune the search, before work on it began. */
const list = 'fourth';
const countedPages = 10;
const quietMs = 150;

/** Waits until the search has an answer that no longer changes or, with `isEmpty`, has none. */
async function readList(page: Page, shown: SiteInterface, isEmpty: boolean): Promise<readonly string[]> {
  const {answered, incomplete = 'no-such-element', result, pageTitle = []} = shown;
  const handle = await page.waitForFunction(
    ([selectors, empty, quiet]) => {
      const isAnswered = document.querySelector(selectors.answered) !== null;
      const isReady = isAnswered !== empty && document.querySelector(selectors.incomplete) === null;
      const names = [...document.querySelectorAll(selectors.result)].map((element) => {
        const titles = selectors.pageTitle.map((selector) => element.querySelector(selector));
        return titles.find((title) => title !== null)?.textContent ?? (element as HTMLAnchorElement).href;
      });
      const state = [String(isReady), ...names].join('\n');
      const last = window as {benchState?: string; benchSince?: number};
      if (last.benchState !== state) {
        Object.assign(last, {benchState: state, benchSince: performance.now()});
      }
      return isReady && performance.now() - (last.benchSince ?? Infinity) > quiet && names;
    },
    [{answered, incomplete, result, pageTitle}, isEmpty, quietMs] as const,
  );
  return (await handle.jsonValue()) || [];
}

/** Enters a query as a reader does. @returns the URLs or titles of all results, in the order shown */
async function search(page: Page, shown: SiteInterface, query: string): Promise<readonly string[]> {
  // An emptied field can't show an earlier answer.
  await page.locator(shown.box).fill('');
  await readList(page, shown, true);
  await page.locator(shown.box).fill(query);
  return readList(page, shown, false);
}

function row(name: string, judged: readonly Judged[]): readonly string[] {
  const figures = computeMetrics(judged);
  const shares = (['success@1', 'success@3'] as const).map((measure) => {
    const [low, high] = confidenceInterval(figures[measure], judged.length);
    return `${figures[measure].toFixed(3)} (${low.toFixed(2)}–${high.toFixed(2)})`;
  });
  const without = judged.filter(({grades}) => grades.length === 0).length;
  return [name, ...shares, figures['mrr@10'].toFixed(3), String(without)];
}

/** How well each site's search answers a list of labeled queries. */
export async function measureFound(browser: Browser, sites: readonly Site[]): Promise<string> {
  const own = await readBuild(ownBuild);
  const byTitle = new Map(own.pages.map(({path, sections}) => [sections[0]?.heading.trim(), path]));
  /** The only page with a title, of which `easyops` shows the beginning and an ellipsis if it's long. */
  const pathOfTitle = (shown: string): string | undefined => {
    const [start = '', cut] = shown.trim().split('…');
    const paths = [...byTitle].filter(([title]) =>
      cut === undefined ? title === start : title?.startsWith(start),
    );
    return paths.length === 1 ? paths[0]?.[1] : undefined;
  };
  /** @throws Error for a result that leads to no page of this site, so no site is ranked lower because of its URLs */
  const pathOf = (result: string): string => {
    const route = URL.canParse(result)
      ? new URL(result).pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/docs'
      : pathOfTitle(result);
    const known = own.pages.find(({path}) => path.replace(/\/$/, '') === route?.replace(/\/$/, ''));
    if (known === undefined) {
      throw new Error(`A result leads to "${result}", which is none of this site's pages.`);
    }
    return known.path;
  };
  const queries = readLabeledQueries(list);
  const rows: (readonly string[])[] = [];
  for (const site of sites) {
    progress(`Searching ${site.name} for ${queries.length} queries.`);
    const judged = await withReader(browser, async (page) => {
      await openPage(page, site.server.origin + docPage);
      await page.keyboard.press(site.key);
      await page.locator(site.box).waitFor();
      const all: Judged[] = [];
      for (const query of queries) {
        const results = await search(page, site, query.query);
        all.push(judgePaths(query, [...new Set(results.map(pathOf))].slice(0, countedPages)));
      }
      return all;
    });
    rows.push(row(site.name, judged));
  }
  const headings = ['search', 'Success@1', 'Success@3', 'MRR@10', 'no result'];
  return `### What each search finds\n\n${table(headings, rows)}`;
}
