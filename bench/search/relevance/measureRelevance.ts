import type {Browser} from '@playwright/test';
import {writePartials} from '../../../plugins/reference';
import {
  byPage,
  judgeLabeled,
  judgePaths,
  missingPages,
  readLabeledQueries,
} from '../../../scripts/search-eval/labeled';
import type {Judged} from '../../../scripts/search-eval/metrics';
import {createPlainMiniSearch} from '../../../scripts/search-eval/plainMiniSearch';
import {readBuild} from '../../../scripts/support/readBuild';
import {buildOnce, outputFolder} from '../../buildSites';
import {builders} from '../../sites/builders';
import {projectRoot, readDocTree} from '../../sites/docTree';
import {installPackages, pinnedVersions} from '../../support/install';
import {serveSite} from '../../support/siteServer';
import {interfaces} from './interfaces';
import {pageFinder} from './pages';
import {readResults} from './readResults';

/** How well one interface answers the list, query by query in the order of the list. */
export interface Relevance {
  readonly name: string;
  /** One of this site's own interfaces. */
  readonly isOurs: boolean;
  readonly judged: readonly Judged[];
}

/** Written by somebody who doesn't tune the search, before it was worked on. */
const list = 'fourth';

/** Everything that was measured, and the versions of what it was measured with. */
interface Measured {
  readonly relevance: readonly Relevance[];
  /** Name and version of each package that decides what's found. */
  readonly versions: readonly string[];
}

interface Options {
  /** Output folder of this site's build. */
  readonly dir: string;
  /** Sites that are built already stay as they are. */
  readonly reuse: boolean;
}

interface BuiltSites {
  /** Output folders, by the name of the site. */
  readonly folders: ReadonlyMap<string, string>;
  readonly versions: readonly string[];
}

/** Builds the other sites that have an interface here. */
async function buildPeers({dir, reuse}: Options, say: (sentence: string) => void): Promise<BuiltSites> {
  const names = new Set<string>(interfaces.map(({site}) => site));
  const peers = builders.filter(({name}) => names.has(name) && name !== 'ours');
  const packages = [...new Set(peers.flatMap((peer) => peer.packages ?? []))];
  for (const folder of packages) {
    installPackages(folder, say);
  }
  // The other sites are built from pages whose partials are in place.
  await writePartials(projectRoot);
  const docs = readDocTree();
  await buildOnce({builders: peers, reuse}, docs, say);
  return {
    folders: new Map([['ours', dir], ...peers.map((peer) => [peer.name, outputFolder(peer, docs)] as const)]),
    versions: [projectRoot, ...packages]
      .flatMap((folder) => Object.entries(pinnedVersions(folder)))
      .filter(([name]) => /search-local|starlight$|^vitepress$/.test(name))
      .map(([name, version]) => `${name} ${version}`),
  };
}

/**
 * Asks every interface, and plain MiniSearch on this site's records, each query of the list.
 *
 * @throws when the list names a page that the site doesn't have, or a result leads to no page of it
 */
export async function measureRelevance(
  browser: Browser,
  options: Options,
  say: (sentence: string) => void,
): Promise<Measured> {
  const {folders, versions} = await buildPeers(options, say);
  const site = await readBuild(options.dir);
  const queries = readLabeledQueries(list);
  const missing = missingPages(
    queries,
    site.pages.map((page) => page.path),
  );
  if (missing.length > 0) {
    throw new Error(`The list names pages that the site doesn't have: ${missing.join(', ')}.`);
  }
  const pageOf = pageFinder(site);
  const measured: Relevance[] = [];
  for (const shown of interfaces) {
    say(`Searching ${shown.name} for ${queries.length} queries.`);
    const server = await serveSite(folders.get(shown.site) ?? '');
    try {
      const texts = queries.map(({query}) => query);
      const lists = await readResults(browser, server.origin, shown, texts, {pageOf, say});
      const judged = queries.map((query, index) => judgePaths(query, lists[index] ?? []));
      measured.push({name: shown.name, isOurs: shown.site === 'ours', judged});
    } finally {
      server.close();
    }
  }
  const plain = createPlainMiniSearch(site);
  const judged = queries.map((query) => byPage(judgeLabeled(plain, query)));
  return {relevance: [...measured, {name: 'plain MiniSearch', isOurs: false, judged}], versions};
}
