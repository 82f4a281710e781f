import type {Browser} from '@playwright/test';
import {openContext, untilAtRest} from '../support/chromium';
import type {Sizes} from '../support/compressed';
import {byteKinds, kindOfPath, type ByteKind} from '../support/contentTypes';
import {count, kib} from '../support/format';
import {markdownTable} from '../support/markdownTable';
import type {Sent} from '../support/siteServer';
import type {RunningSite} from '../sites/runningSite';
import {benchPages, type BenchPage} from '../sites/site';
import {runSearch} from './searchRun';

/** What a cold load fetched. */
export interface PageBytes {
  readonly byKind: Readonly<Record<ByteKind, Sizes>>;
  /** Without pictures and without what was fetched ahead. */
  readonly total: Sizes;
  readonly requests: number;
  /** Fetched ahead for pages that the reader may open next, brotli. */
  readonly prefetched: number;
}

/** The pages, and the search that is used on the doc page until its first result. */
export type BytesFigures = Readonly<Record<BenchPage | 'search', PageBytes | undefined>>;

const noBytes: Sizes = {raw: 0, gzip: 0, brotli: 0};

function sumOf(sizes: readonly Sizes[]): Sizes {
  return sizes.reduce(
    (sum, {raw, gzip, brotli}) => ({
      raw: sum.raw + raw,
      gzip: sum.gzip + gzip,
      brotli: sum.brotli + brotli,
    }),
    noBytes,
  );
}

/** Pure: adds up what a server sent. */
export function bytesOf(sent: readonly Sent[]): PageBytes {
  const now = sent.filter(({isPrefetch}) => !isPrefetch);
  const ahead = sent.filter(({isPrefetch}) => isPrefetch);
  const ofKind = (kind: ByteKind): Sizes =>
    sumOf(now.filter((each) => kindOfPath(each.path) === kind).map(({sizes}) => sizes));
  const byKind = Object.fromEntries(byteKinds.map((kind) => [kind, ofKind(kind)])) as Record<ByteKind, Sizes>;
  return {
    byKind,
    total: sumOf(byteKinds.filter((kind) => kind !== 'image').map((kind) => byKind[kind])),
    requests: now.length,
    prefetched: sumOf(ahead.map(({sizes}) => sizes)).brotli,
  };
}

async function loadCold(browser: Browser, {server}: RunningSite, path: string): Promise<PageBytes> {
  const context = await openContext(browser);
  const mark = server.sent.length;
  const page = await context.newPage();
  await page.goto(server.origin + path);
  await untilAtRest(page);
  await context.close();
  return bytesOf(server.sent.slice(mark));
}

/** Loads each page of a site with an empty cache, then searches. */
export async function measureBytes(browser: Browser, running: RunningSite): Promise<BytesFigures> {
  const load = (page: BenchPage): Promise<PageBytes> => loadCold(browser, running, benchPages[page]);
  const {site, server} = running;
  const [home, doc, long] = [await load('home'), await load('doc'), await load('long')];
  const search = site.searchKey === null ? null : await runSearch(browser, site, server, false);
  return {home, doc, long, search: search === null ? undefined : bytesOf(search.sent)};
}

interface Row {
  readonly name: string;
  readonly bytes: PageBytes;
}

/** One row for each site: what one page, or a search, fetches. */
export function bytesTable(rows: readonly Row[]): string {
  const ofKind = (kind: ByteKind) => ({
    heading: kind,
    cell: ({bytes}: Row) => kib(bytes.byKind[kind].brotli),
  });
  return markdownTable<Row>(
    [
      {heading: 'site', cell: ({name}) => name},
      ...byteKinds.filter((kind) => kind !== 'image').map(ofKind),
      {heading: 'total', cell: ({bytes}) => kib(bytes.total.brotli)},
      {heading: 'total, gzip', cell: ({bytes}) => kib(bytes.total.gzip)},
      {heading: 'total, raw', cell: ({bytes}) => kib(bytes.total.raw)},
      {heading: 'js, raw', cell: ({bytes}) => kib(bytes.byKind.js.raw)},
      ofKind('image'),
      {heading: 'ahead', cell: ({bytes}) => kib(bytes.prefetched)},
      {heading: 'requests', cell: ({bytes}) => count(bytes.requests)},
    ],
    rows,
  );
}
