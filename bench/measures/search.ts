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

/** Measures the search of every site that has one, in turn in each run. */
export async function measureSearch(
  browser: Browser,
  sites: readonly RunningSite[],
  runs: number,
): Promise<ReadonlyMap<string, SearchFigures>> {
  const searchable = sites.filter(({site}) => site.searchKey !== null);
  const figures = searchable.map(({site}) => ({
    name: site.name,
    cold: [] as SearchRun[],
    afterPointing: [] as SearchRun[],
  }));
  for (let run = 0; run < runs; run += 1) {
    for (const [index, {site, server}] of searchable.entries()) {
      figures[index]?.cold.push(await runSearch(browser, site, server, false));
      figures[index]?.afterPointing.push(await runSearch(browser, site, server, true));
    }
  }
  return new Map(figures.map(({name, cold, afterPointing}) => [name, summarize(cold, afterPointing)]));
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
