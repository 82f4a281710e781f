import {existsSync} from 'node:fs';
import path from 'node:path';
import {buildTwice, type BuildFigures} from './measures/builds';
import {runBuild, type BuildRun} from './measures/buildRun';
import type {BenchOptions} from './options';
import type {SiteResults} from './results';
import type {SiteBuilder} from './sites/builder';
import {readDocTree, type DocTree} from './sites/docTree';

type Say = (sentence: string) => void;

/** Folder in which a site with a given number of pages is written and built. */
function siteFolder(builder: SiteBuilder, docs: DocTree): string {
  return path.join(builder.home, `${builder.name}-${docs.pages.length}`);
}

/** Folder with the built pages. */
export function outputFolder(builder: SiteBuilder, docs: DocTree): string {
  return path.join(siteFolder(builder, docs), builder.output);
}

async function measureBuilds(
  options: BenchOptions,
  docs: DocTree,
  times: number,
  say: Say,
): Promise<ReadonlyMap<SiteBuilder, BuildFigures>> {
  const runs = options.builders.map((builder) => ({
    builder,
    cold: [] as BuildRun[],
    warm: [] as BuildRun[],
  }));
  for (let run = 1; run <= times; run += 1) {
    for (const {builder, cold, warm} of runs) {
      say(`Building ${builder.name}, ${docs.pages.length} pages, cold and warm (${run} of ${times}).`);
      const built = await buildTwice(builder, siteFolder(builder, docs), docs);
      cold.push(built.cold);
      warm.push(built.warm);
    }
  }
  return new Map(runs.map(({builder, cold, warm}) => [builder, {pages: docs.pages.length, cold, warm}]));
}

/** Builds sites that nothing is measured of while they're built. */
export async function buildOnce(
  {builders, reuse}: Pick<BenchOptions, 'builders' | 'reuse'>,
  docs: DocTree,
  say: Say,
): Promise<void> {
  for (const builder of builders) {
    if (reuse && existsSync(outputFolder(builder, docs))) {
      say(`Taking ${builder.name} as it is built.`);
      continue;
    }
    say(`Building ${builder.name}, ${docs.pages.length} pages.`);
    builder.write(siteFolder(builder, docs), docs);
    await runBuild(builder, siteFolder(builder, docs));
  }
}

/** Builds every site, and measures that where it is asked for. */
export async function buildSites(
  options: BenchOptions,
  results: ReadonlyMap<string, SiteResults>,
  say: Say,
): Promise<DocTree> {
  const docs = readDocTree();
  if (!options.measures.has('builds')) {
    await buildOnce(options, docs, say);
    return docs;
  }
  const trees = options.sizes.map((size) => readDocTree(Math.max(2, Math.round(size / docs.pages.length))));
  for (const [index, tree] of [docs, ...trees].entries()) {
    // Large sites take long and vary little: once is enough.
    const figures = await measureBuilds(options, tree, index === 0 ? options.buildRuns : 1, say);
    for (const [builder, builds] of figures) {
      results.get(builder.name)?.builds.push(builds);
    }
  }
  return docs;
}
