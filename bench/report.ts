import {buildsTable, middle} from './measures/builds';
import {bytesTable, type BytesFigures} from './measures/bytes';
import {lighthouseTable} from './measures/lighthouse';
import {navigationTable} from './measures/navigation';
import {searchTable} from './measures/search';
import type {LighthouseResult, SiteResults} from './results';
import {count, kib, mib, ms, seconds} from './support/format';
import {markdownTable} from './support/markdownTable';
import {headLine, type ReportHead} from './support/reportHead';

function lighthouseOf(site: SiteResults, page: LighthouseResult['page']) {
  return site.lighthouse?.find((each) => each.page === page)?.median;
}

/** The figures that matter most, one row for each site. */
function summaryTable(sites: readonly SiteResults[]): string {
  return markdownTable<SiteResults>(
    [
      {heading: 'site', cell: ({name}) => name},
      {heading: 'doc page KiB', cell: ({bytes}) => kib(bytes?.doc?.total.brotli)},
      {heading: 'JS KiB', cell: ({bytes}) => kib(bytes?.doc?.byKind.js.brotli)},
      {heading: 'CSS KiB', cell: ({bytes}) => kib(bytes?.doc?.byKind.css.brotli)},
      {heading: 'requests', cell: ({bytes}) => count(bytes?.doc?.requests)},
      {heading: 'LCP home s', cell: (site) => seconds(lighthouseOf(site, 'home')?.lcpMs)},
      {heading: 'LCP long s', cell: (site) => seconds(lighthouseOf(site, 'long')?.lcpMs)},
      {heading: 'TBT doc ms', cell: (site) => ms(lighthouseOf(site, 'doc')?.tbtMs)},
      {heading: 'performance doc', cell: (site) => count(lighthouseOf(site, 'doc')?.performance)},
      {heading: 'click p50 ms', cell: ({navigation}) => ms(navigation?.p50)},
      {heading: 'click p95 ms', cell: ({navigation}) => ms(navigation?.p95)},
      {heading: 'search box ms', cell: ({search}) => ms(search?.openMs)},
      {heading: 'first result ms', cell: ({search}) => ms(search?.firstResultMs)},
      {heading: 'search KiB', cell: ({search}) => kib(search?.bytes)},
      {
        heading: 'build CPU s',
        cell: ({builds}) => seconds(middle(builds[0]?.cold ?? [], (run) => run.cpuMs)),
      },
      {heading: 'build MiB', cell: ({builds}) => mib(middle(builds[0]?.cold ?? [], (run) => run.peakBytes))},
    ],
    sites,
  );
}

const bytesPages: Readonly<Record<keyof BytesFigures, string>> = {
  home: 'Cold load of the entry page, KiB',
  doc: 'Cold load of a doc page, KiB',
  long: 'Cold load of a long page, KiB',
  search: 'Search in use on the doc page until the first result, KiB beyond the page',
};

const lighthousePages: Readonly<Record<LighthouseResult['page'], string>> = {
  home: 'entry page',
  doc: 'doc page',
  long: 'long page',
  searchPage: 'search page',
};

/** A table with its heading, unless it has no row. */
function section<Row>(
  heading: string,
  rows: readonly Row[],
  table: (rows: readonly Row[]) => string,
): string[] {
  return rows.length === 0 ? [] : [`### ${heading}`, table(rows)];
}

/** The section of `BENCHMARKS.md`, as Markdown. */
export function benchReport(head: ReportHead, sites: readonly SiteResults[]): string {
  const bytes = (Object.keys(bytesPages) as (keyof BytesFigures)[]).flatMap((page) =>
    section(
      bytesPages[page],
      sites.flatMap(({name, bytes: figures}) =>
        figures?.[page] === undefined ? [] : [{name, bytes: figures[page]}],
      ),
      bytesTable,
    ),
  );
  const lighthouse = (Object.keys(lighthousePages) as LighthouseResult['page'][]).flatMap((page) =>
    section(
      `Lighthouse, ${lighthousePages[page]}`,
      sites.flatMap((site) => {
        const figures = lighthouseOf(site, page);
        return figures === undefined ? [] : [{name: site.name, figures}];
      }),
      lighthouseTable,
    ),
  );
  return [
    headLine(head),
    summaryTable(sites),
    ...bytes,
    ...section(
      'What searching feels like',
      sites.flatMap(({name, search}) => (search === undefined ? [] : [{name, search}])),
      searchTable,
    ),
    ...section(
      'From a click in the sidebar to the next heading',
      sites.flatMap(({name, navigation}) => (navigation === undefined ? [] : [{name, navigation}])),
      navigationTable,
    ),
    ...lighthouse,
    ...section(
      'Builds',
      sites.flatMap(({name, builds}) => builds.map((each) => ({name, builds: each}))),
      buildsTable,
    ),
  ].join('\n\n');
}
