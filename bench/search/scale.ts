import {serializeIndex} from '../../plugins/search-index/build/serializeIndex';
import type {IndexFile} from '../../plugins/search-index/shared/indexFile';
import type {SearchSite} from '../../plugins/search-index/shared/page';
import {answerRequest} from '../../src/search/client/embedded/answerRequest';
import {createEngine} from '../../src/search/engine/engine';
import {kib, ms} from '../support/format';
import {markdownTable} from '../support/markdownTable';
import {median, percentile} from '../support/statistics';
import {modalRequest} from './engines/modalRequest';
import {corpusOf} from './generate/corpus';
import {generateSite, type SiteSize} from './generate/generateSite';
import {typedKeys} from './keystrokes';

/** What the embedded index of one site costs. */
export interface ScaleResult {
  readonly name: string;
  readonly pages: number;
  readonly records: number;
  /** Brotli, as the build reports it. */
  readonly indexBytes: number;
  /** The same for only the pages of the largest category. */
  readonly sectionBytes: number;
  /** From the fetched text to an engine that's ready. */
  readonly decodeMs: number;
  readonly keyP50: number;
  readonly keyP95: number;
}

const seed = 53;
const decodeRuns = 20;

function timed<Value>(run: () => Value): readonly [ms: number, value: Value] {
  const start = performance.now();
  const value = run();
  return [performance.now() - start, value];
}

/** A site with only the category that has the most records. */
function largestCategory(site: SearchSite): SearchSite {
  const categories = [...new Set(site.pages.map(({lvl0}) => lvl0))].map((lvl0) => ({
    ...site,
    pages: site.pages.filter((page) => page.lvl0 === lvl0),
  }));
  const sections = ({pages}: SearchSite): number =>
    pages.reduce((sum, page) => sum + page.sections.length, 0);
  return categories.reduce((largest, each) => (sections(each) > sections(largest) ? each : largest));
}

function measureSite(name: string, site: SearchSite, keys: readonly string[]): ScaleResult {
  const {json, manifest, brotliBytes} = serializeIndex(site);
  const load = () => createEngine(JSON.parse(json) as IndexFile);
  const decodes = Array.from({length: decodeRuns}, () => timed(load)[0]);
  const engine = load();
  const keyTimes = keys.map((query) => timed(() => answerRequest(engine, modalRequest(query)))[0]);
  return {
    name,
    pages: manifest.pages,
    records: manifest.records,
    indexBytes: brotliBytes,
    sectionBytes: serializeIndex(largestCategory(site)).brotliBytes,
    decodeMs: median(decodes),
    keyP50: median(keyTimes),
    keyP95: percentile(keyTimes, 0.95),
  };
}

/** Measures the engine in Node.js on this site and on generated ones, without a browser and its slowdown. */
export function measureScale(
  site: SearchSite,
  sizes: readonly SiteSize[],
  say: (sentence: string) => void,
): readonly ScaleResult[] {
  const corpus = corpusOf(site.pages);
  const keys = typedKeys();
  const sites = [
    {name: 'this site', make: () => site},
    ...sizes.map((size) => ({name: 'generated', make: () => generateSite(corpus, size, seed)})),
  ];
  return sites.map(({name, make}) => {
    const result = measureSite(name, make(), keys);
    say(`${result.pages} pages are measured.`);
    return result;
  });
}

export function scaleTable(results: readonly ScaleResult[]): string {
  return markdownTable<ScaleResult>(
    [
      {heading: 'site', cell: ({name}) => name},
      {heading: 'pages', cell: ({pages}) => pages.toLocaleString('en')},
      {heading: 'records', cell: ({records}) => records.toLocaleString('en')},
      {heading: 'index KiB, brotli', cell: ({indexBytes}) => kib(indexBytes)},
      {heading: 'largest category KiB', cell: ({sectionBytes}) => kib(sectionBytes)},
      {heading: 'decode ms', cell: ({decodeMs}) => ms(decodeMs)},
      {heading: 'key p50 ms', cell: ({keyP50}) => ms(keyP50)},
      {heading: 'key p95 ms', cell: ({keyP95}) => ms(keyP95)},
    ],
    results,
  );
}
