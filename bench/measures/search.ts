import type {Browser} from '@playwright/test';
import {kib, ms, count} from '../support/format';
import {markdownTable} from '../support/markdownTable';
import {median, percentile} from '../support/statistics';
import type {RunningSite} from '../sites/runningSite';
import {runSearch, type SearchRun} from './searchRun';

/** Medians of one site. */
export interface SearchFigures {
  readonly openMs: number;
  readonly openAfterPointingMs: number;
  readonly firstResultMs: number;
  readonly firstResultAfterPointingMs: number;
  readonly furtherKeyP50: number;
  readonly furtherKeyP95: number;
  /** From the first intent to the first result, brotli. */
  readonly bytes: number;
  readonly requests: number;
  readonly runs: {readonly cold: readonly SearchRun[]; readonly afterPointing: readonly SearchRun[]};
}

interface Row {
  readonly name: string;
  readonly search: SearchFigures;
}

function summarize(cold: readonly SearchRun[], afterPointing: readonly SearchRun[]): SearchFigures {
  const middle = (runs: readonly SearchRun[], of: (run: SearchRun) => number): number => median(runs.map(of));
  const furtherKeys = [...cold, ...afterPointing].flatMap(({furtherKeysMs}) => furtherKeysMs);
  return {
    openMs: middle(cold, ({openMs}) => openMs),
    openAfterPointingMs: middle(afterPointing, ({openMs}) => openMs),
    firstResultMs: middle(cold, ({firstResultMs}) => firstResultMs),
    firstResultAfterPointingMs: middle(afterPointing, ({firstResultMs}) => firstResultMs),
    furtherKeyP50: percentile(furtherKeys, 0.5),
    furtherKeyP95: percentile(furtherKeys, 0.95),
    bytes: middle(cold, ({sent}) => sent.reduce((sum, {sizes}) => sum + sizes.brotli, 0)),
    requests: middle(cold, ({sent}) => sent.length),
    runs: {cold, afterPointing},
  };
}

/** The runs of one site so far. */
interface SiteRuns {
  readonly running: RunningSite;
  readonly cold: SearchRun[];
  readonly afterPointing: SearchRun[];
}

/** @returns whether the site still answers */
async function runBoth(browser: Browser, {running, cold, afterPointing}: SiteRuns): Promise<boolean> {
  const {site, server} = running;
  for (const [runs, pointsFirst] of [
    [cold, false],
    [afterPointing, true],
  ] as const) {
    const run = await runSearch(browser, site, server, pointsFirst);
    if (run === null) {
      return false;
    }
    runs.push(run);
  }
  return true;
}

/**
 * Measures the search of every site that has one, in turn in each run. A site whose page stops answering gets no
 * figures.
 */
export async function measureSearch(
  browser: Browser,
  sites: readonly RunningSite[],
  runs: number,
  say: (sentence: string) => void,
): Promise<ReadonlyMap<string, SearchFigures>> {
  const measured = new Set<SiteRuns>(
    sites
      .filter(({site}) => site.searchKey !== null)
      .map((running) => ({running, cold: [], afterPointing: []})),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const siteRuns of [...measured]) {
      if (!(await runBoth(browser, siteRuns))) {
        say(`The page of ${siteRuns.running.site.name} stopped answering while searching: no figures.`);
        measured.delete(siteRuns);
      }
    }
  }
  return new Map(
    [...measured].map(({running, cold, afterPointing}) => [
      running.site.name,
      summarize(cold, afterPointing),
    ]),
  );
}

/** What a reader feels, one row for each site. */
export function searchTable(rows: readonly Row[]): string {
  return markdownTable<Row>(
    [
      {heading: 'site', cell: ({name}) => name},
      {heading: 'key to box ms', cell: ({search}) => ms(search.openMs)},
      {heading: 'after pointing', cell: ({search}) => ms(search.openAfterPointingMs)},
      {heading: 'first key to results ms', cell: ({search}) => ms(search.firstResultMs)},
      {heading: 'after pointing', cell: ({search}) => ms(search.firstResultAfterPointingMs)},
      {heading: 'further keys p50 ms', cell: ({search}) => ms(search.furtherKeyP50)},
      {heading: 'p95', cell: ({search}) => ms(search.furtherKeyP95)},
      {heading: 'KiB to first result', cell: ({search}) => kib(search.bytes)},
      {heading: 'requests', cell: ({search}) => count(search.requests)},
    ],
    rows,
  );
}
