/**
 * `npm run bench [-- --only bytes,search,navigation,lighthouse,builds --sites ours,starlight --sizes 300,1000,3000
 * --runs 7 --lighthouse-runs 5 --clicks 20 --build-runs 3 --reuse --record]`: measures this site beside others that
 * are built from the same pages. `npm run bench:search` measures the search engine.
 */
import {writePartials} from '../plugins/reference';
import {buildSites, outputFolder} from './buildSites';
import {measureSites} from './measureSites';
import {readOptions, type BenchOptions} from './options';
import {benchReport} from './report';
import type {SiteResults} from './results';
import {adapters} from './sites/adapters';
import type {RunningSite} from './sites/runningSite';
import {projectRoot, type DocTree} from './sites/docTree';
import {recordInBenchmarks, writeResults} from './support/benchmarksFile';
import {trustSwitch} from './support/certificate';
import {launchChromium} from './support/chromium';
import {benchPackages, installPackages, pinnedVersions} from './support/install';
import {describeMachine} from './support/machine';
import {serveSite} from './support/siteServer';

const typicalDuration =
  'With its defaults this takes about an hour on two quiet cores, and --sizes 300,1000,3000 about as long again.';

function say(sentence: string): void {
  console.error(`${new Date().toLocaleTimeString('en-GB')} ${sentence}`);
}

/** Folders whose packages this run needs. */
function packageFolders({builders, measures}: BenchOptions): readonly string[] {
  const folders = builders.flatMap(({packages}) => packages ?? []);
  return [...new Set([...folders, ...(measures.has('lighthouse') ? [benchPackages] : [])])];
}

function serveSites({builders}: BenchOptions, docs: DocTree): Promise<readonly RunningSite[]> {
  return Promise.all(
    builders.map(async (builder): Promise<RunningSite> => {
      const folder = outputFolder(builder, docs);
      const site = {name: builder.name, folder, ...adapters[builder.adapter]};
      return {site, server: await serveSite(folder)};
    }),
  );
}

async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  say(typicalDuration);
  const folders = packageFolders(options);
  for (const folder of folders) {
    installPackages(folder, say);
  }
  const results = new Map(
    options.builders.map(({name}): [string, SiteResults] => [name, {name, builds: []}]),
  );
  // The other sites are built from pages whose partials are in place.
  await writePartials(projectRoot);
  const docs = await buildSites(options, results, say);
  const sites = await serveSites(options, docs);
  const browser = await launchChromium([trustSwitch()]);
  try {
    await measureSites(browser, sites, options, results, say);
    const versions = [projectRoot, ...folders].flatMap((folder) => Object.entries(pinnedVersions(folder)));
    const named = versions.filter(([name]) =>
      /^@docusaurus\/core$|^react$|search-local|starlight|^astro$|vitepress|lighthouse/.test(name),
    );
    const report = benchReport(
      {
        machine: describeMachine(browser.version()),
        command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
        versions: [...new Set(named.map(([name, version]) => `${name} ${version}`))],
      },
      [...results.values()],
    );
    console.log(report);
    say(`Every figure is in ${writeResults('bench', [...results.values()])}.`);
    if (options.record) {
      recordInBenchmarks('sites', report);
    }
  } finally {
    await browser.close();
    for (const {server} of sites) {
      server.close();
    }
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
