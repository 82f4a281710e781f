/**
 * `npm run bench:search [-- --only speed,relevance,scale --records 1000,5000,20000 --pages 300,1000,3000 --rounds 3
 * --runs 7 --dir build --reuse --record]`: measures the search engine beside others on generated records, the search of
 * the built site as a reader feels it, what the search of each site finds on a list of labeled queries, and what the
 * embedded index of generated sites costs.
 */
import {parseArgs} from 'node:util';
import type {Browser} from '@playwright/test';
import {type SearchSite} from '../../plugins/search-index/shared/page';
import {readBuild} from '../../scripts/support/readBuild';
import {measureSearch, searchTable} from '../measures/search';
import {chosen, positive, positives} from '../options';
import {adapters} from '../sites/adapters';
import {recordInBenchmarks, writeResults} from '../support/benchmarksFile';
import {launchChromium} from '../support/chromium';
import {trustSwitch} from '../support/certificate';
import {benchPackages, installPackages, pinnedVersions} from '../support/install';
import {describeMachine} from '../support/machine';
import {headLine} from '../support/reportHead';
import {serveSite} from '../support/siteServer';
import {benchEngines} from './engineBench';
import {engineTable} from './engineTable';
import {corpusOf} from './generate/corpus';
import {measureRelevance} from './relevance/measureRelevance';
import {relevanceReport} from './relevance/report';
import {searchReport} from './report';
import {measureScale, scaleTable} from './scale';

const partNames = ['speed', 'relevance', 'scale'] as const;

const {values} = parseArgs({
  options: {
    only: {type: 'string', default: partNames.join(',')},
    records: {type: 'string', default: '1000,5000,20000'},
    pages: {type: 'string', default: '300,1000,3000'},
    rounds: {type: 'string', default: '3'},
    runs: {type: 'string', default: '7'},
    dir: {type: 'string', default: 'build'},
    reuse: {type: 'boolean', default: false},
    record: {type: 'boolean', default: false},
  },
});

const records = positives(values.records, 'records');
const pages = positives(values.pages, 'pages');
const rounds = positive(values.rounds, 'rounds');
const runs = positive(values.runs, 'runs');

function say(sentence: string): void {
  console.error(`${new Date().toLocaleTimeString('en-GB')} ${sentence}`);
}

const command = [
  'npm run bench:search',
  ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : []),
].join(' ');

/** Prints a section of `BENCHMARKS.md`, writes every figure behind it, and the section itself when it's asked for. */
function publish(name: string, report: string, results: unknown): void {
  console.log(report);
  say(`Every figure is in ${writeResults(name, results)}.`);
  if (values.record) {
    recordInBenchmarks(name, report);
  }
}

async function runSpeed(browser: Browser, built: SearchSite): Promise<void> {
  say('Searching the built site as a reader does.');
  const site = {name: 'ours', folder: values.dir, ...adapters.ours};
  const server = await serveSite(values.dir);
  const reader = await measureSearch(browser, [{site, server}], runs, say);
  server.close();
  const engines = await benchEngines(browser, corpusOf(built.pages), records, rounds, say);
  const report = searchReport({
    machine: describeMachine(browser.version()),
    command,
    versions: Object.entries(pinnedVersions(benchPackages)).map(([name, version]) => `${name} ${version}`),
    engines: engineTable(engines),
    reader: searchTable([...reader].map(([name, search]) => ({name, search}))),
    rounds,
    runs,
  });
  publish('search', report, {engines, reader: Object.fromEntries(reader)});
}

async function runRelevance(browser: Browser): Promise<void> {
  const {relevance, versions} = await measureRelevance(browser, values, say);
  const report = relevanceReport({machine: describeMachine(browser.version()), command, versions}, relevance);
  publish('relevance', report, relevance);
}

function runScale(browser: Browser, built: SearchSite): void {
  const sizes = [{records: 20_000}, ...pages.map((count) => ({pages: count}))];
  const results = measureScale(built, sizes, say);
  const head = headLine({command, machine: describeMachine(browser.version()), versions: []});
  publish('scale', `${head}\n\n${scaleTable(results)}`, results);
}

async function main(): Promise<void> {
  const built = await readBuild(values.dir);
  const parts = new Set(chosen(values.only, partNames, 'part'));
  say('With its defaults this takes about 45 minutes.');
  if (parts.has('speed')) {
    installPackages(benchPackages, say);
  }
  const browser = await launchChromium([trustSwitch()]);
  try {
    if (parts.has('speed')) {
      await runSpeed(browser, built);
    }
    if (parts.has('relevance')) {
      await runRelevance(browser);
    }
    if (parts.has('scale')) {
      runScale(browser, built);
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
