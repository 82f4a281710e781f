/**
 * `npm run bench [-- --only bytes,lighthouse,clicks,search,found,builds --sites ours,starlight --runs 5]`: compares
 * this site's build with sites that other generators make of the same pages, and prints tables for `BENCHMARKS.md`.
 */
import {parseArgs} from 'node:util';
import {measureBuilds} from './measures/builds';
import {measureBytes} from './measures/bytes';
import {measureClicks} from './measures/clicks';
import {measureFound} from './measures/found';
import {measureLighthouse} from './measures/lighthouse';
import {measureSearch} from './measures/search';
import {siteNames} from './sites/interfaces';
import {serveSites} from './sites/serveSites';
import {launchReadersBrowser} from './support/chromium';
import {headLine, progress} from './support/packages';

const measures = {
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  clicks: measureClicks,
  search: measureSearch,
  found: measureFound,
  builds: measureBuilds,
};
const measureNames = Object.keys(measures) as (keyof typeof measures)[];

const {values} = parseArgs({
  options: {
    only: {type: 'string', default: measureNames.join(',')},
    sites: {type: 'string', default: siteNames.join(',')},
    runs: {type: 'string', default: '5'},
  },
});

/** @throws Error that lists the choices if a name is unknown */
function chosen<Name extends string>(text: string, known: readonly Name[]): readonly Name[] {
  const unknown = text.split(',').filter((name) => !(known as readonly string[]).includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no "${unknown.join('", "')}". There are: ${known.join(', ')}.`);
  }
  return known.filter((name) => text.split(',').includes(name));
}

async function main(): Promise<void> {
  const names = chosen(values.only, measureNames);
  const runs = Number(values.runs);
  const sites = await serveSites(chosen(values.sites, siteNames));
  const browser = await launchReadersBrowser();
  try {
    console.log(headLine(browser.version()));
    for (const name of names) {
      progress(`Measuring: ${name}.`);
      console.log(`\n${await measures[name](browser, sites, runs)}`);
    }
  } finally {
    await browser.close();
    for (const {server} of sites) {
      server.close();
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
