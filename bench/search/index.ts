/**
 * `npm run bench:search [-- --records 1000,5000,20000 --rounds 3 --runs 7 --dir build --record]`: measures the
 * search engine beside others on generated records, and the search of the built site as a reader feels it.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {measureSearch, searchTable} from '../measures/search';
import {adapters} from '../sites/adapters';
import {recordInBenchmarks, writeResults} from '../support/benchmarksFile';
import {launchChromium} from '../support/chromium';
import {trustSwitch} from '../support/certificate';
import {benchPackages, installPackages, pinnedVersions} from '../support/install';
import {describeMachine} from '../support/machine';
import {serveSite} from '../support/siteServer';
import {benchEngines} from './engineBench';
import {engineTable} from './engineTable';
import {searchReport} from './report';

const {values} = parseArgs({
  options: {
    records: {type: 'string', default: '1000,5000,20000'},
    rounds: {type: 'string', default: '3'},
    runs: {type: 'string', default: '7'},
    dir: {type: 'string', default: 'build'},
    record: {type: 'boolean', default: false},
  },
});

function say(sentence: string): void {
  console.error(`${new Date().toLocaleTimeString('en-GB')} ${sentence}`);
}

async function main(): Promise<void> {
  if (!existsSync(path.join(values.dir, 'index.html'))) {
    throw new Error(
      `No built site in ${values.dir}. Run "npm run build" first, or name the folder with --dir.`,
    );
  }
  const command = [
    'npm run bench:search',
    ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : []),
  ];
  say('With its defaults this takes about half an hour.');
  installPackages(benchPackages, say);
  const browser = await launchChromium([trustSwitch()]);
  try {
    say('Searching the built site as a reader does.');
    const site = {name: 'ours', folder: values.dir, ...adapters.ours};
    const server = await serveSite(values.dir);
    const reader = await measureSearch(browser, [{site, server}], Number(values.runs), say);
    server.close();
    const engines = await benchEngines(
      browser,
      values.records.split(',').map(Number),
      Number(values.rounds),
      say,
    );
    const report = searchReport({
      machine: describeMachine(browser.version()),
      command: command.join(' '),
      versions: pinnedVersions(benchPackages),
      engines: engineTable(engines),
      reader: searchTable([...reader].map(([name, search]) => ({name, search}))),
      rounds: Number(values.rounds),
      runs: Number(values.runs),
    });
    console.log(report);
    say(`Every figure is in ${writeResults('search', {engines, reader: Object.fromEntries(reader)})}.`);
    if (values.record) {
      recordInBenchmarks('search', report);
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
