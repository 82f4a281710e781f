import type {Browser} from '@playwright/test';
import {ensureBrowser} from '../tests/support/browser';
import {measureBytes} from './measures/bytes';
import {medianFigures, runLighthouse, type LighthouseFigures} from './measures/lighthouse';
import {navigationFigures, walkSidebar} from './measures/navigation';
import {measureSearch} from './measures/search';
import type {BenchOptions} from './options';
import type {LighthouseResult, SiteResults} from './results';
import type {RunningSite} from './sites/runningSite';
import {benchPages, type BenchPage} from './sites/site';

type Say = (sentence: string) => void;

/** Walks in turn, so that no site has all of a bad moment. */
const walks = 2;

async function measureNavigation(
  browser: Browser,
  sites: readonly RunningSite[],
  clicks: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map(sites.map(({site}) => [site.name, [] as number[]]));
  for (let walk = 0; walk < walks; walk += 1) {
    for (const running of sites) {
      times.get(running.site.name)?.push(...(await walkSidebar(browser, running, Math.ceil(clicks / walks))));
    }
  }
  return times;
}

async function measureLighthouse(
  {site, server}: RunningSite,
  executable: string,
  runs: Map<LighthouseResult['page'], LighthouseFigures[]>,
): Promise<void> {
  const pages: (readonly [LighthouseResult['page'], string])[] = [
    ...(Object.entries(benchPages) as [BenchPage, string][]),
    ...(site.searchPage === null ? [] : [['searchPage', site.searchPage] as const]),
  ];
  for (const [page, address] of pages) {
    const figures = await runLighthouse(server.origin + address, executable);
    runs.set(page, [...(runs.get(page) ?? []), figures]);
  }
}

/** Measures the running sites in turn and puts the figures into their results. */
export async function measureSites(
  browser: Browser,
  sites: readonly RunningSite[],
  options: BenchOptions,
  results: ReadonlyMap<string, SiteResults>,
  say: Say,
): Promise<void> {
  const keep = (name: string, figures: Partial<SiteResults>): void => {
    Object.assign(results.get(name) ?? {}, figures);
  };
  if (options.measures.has('bytes')) {
    for (const running of sites) {
      say(`Counting the bytes of ${running.site.name}.`);
      keep(running.site.name, {bytes: await measureBytes(browser, running)});
    }
  }
  if (options.measures.has('search')) {
    say(`Searching, ${options.runs} times in each site.`);
    for (const [name, search] of await measureSearch(browser, sites, options.runs, say)) {
      keep(name, {search});
    }
  }
  if (options.measures.has('navigation')) {
    say(`Walking down the sidebars, ${options.clicks} clicks in each site.`);
    for (const [name, times] of await measureNavigation(browser, sites, options.clicks)) {
      keep(name, {navigation: navigationFigures(times)});
    }
  }
  if (options.measures.has('lighthouse')) {
    const executable = await ensureBrowser(say, 'whole');
    const runs = new Map(
      sites.map((running) => [running, new Map<LighthouseResult['page'], LighthouseFigures[]>()]),
    );
    for (let run = 1; run <= options.lighthouseRuns; run += 1) {
      say(`Lighthouse, ${run} of ${options.lighthouseRuns}.`);
      for (const [running, ofSite] of runs) {
        await measureLighthouse(running, executable, ofSite);
      }
    }
    for (const [{site}, ofSite] of runs) {
      const lighthouse = [...ofSite].map(([page, all]) => ({page, median: medianFigures(all), runs: all}));
      keep(site.name, {lighthouse});
    }
  }
}
