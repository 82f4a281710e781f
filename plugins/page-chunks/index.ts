import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunkOf, joinChunks} from './joinChunks';
import {readRegistry, replaceRegistry} from './replaceRegistry';
import {rewriteRegistry} from './rewriteRegistry';

const name = 'page-chunks';

interface Chunk {
  readonly name?: string | null;
  readonly canBeInitial: () => boolean;
}

/** What every page of the docs loads with its own component, whichever page it is. */
const docsModules = [
  /@generated\/docusaurus-plugin-content-docs\/default\/__plugin\.json/,
  /@generated\/docusaurus-plugin-content-docs\/default\/p\/(?:[\w-]+-)?docs-[0-9a-f]{3}\.json/,
  /@theme\/DocsRoot/,
  /@theme\/DocVersionRoot/,
  /@theme\/DocRoot/,
];
const docPage = /@theme\/DocItem/;

/** The entry page has one of the components that pages are written with, and waits for none of the others. */
const home = /@site\/src\/pages\/index\.tsx/;

/**
 * Which files the code of the pages comes in. The framework makes a chunk of each component and each piece of data,
 * and the bundler takes out what comes from packages; here a kind of page is one file, and so is the search worker,
 * which would else start and then wait for its engine.
 */
export default function pageChunks({generatedFilesDir}: LoadContext): Plugin {
  return {
    name,
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const registry = readRegistry(generatedFilesDir);
      const rewritten = rewriteRegistry(joinChunks(registry, docsModules, docPage));
      const homeChunk = chunkOf(registry, home);
      const common = {chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== homeChunk};
      return {
        optimization: {splitChunks: {cacheGroups: {common, defaultVendors: false}}},
        plugins: [replaceRegistry(currentBundler.instance, generatedFilesDir, name, rewritten)],
      };
    },
  };
}
