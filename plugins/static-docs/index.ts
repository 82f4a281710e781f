import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {moduleTest} from '../bundler/moduleTest';
import {rewriteRegistry, textChunks} from './rewriteRegistry';
import {sharedChunks} from './sharedChunks';

const name = 'static-docs';

/** What every page of the docs needs, in one file: the framework makes a handful of small ones. */
const inDocs =
  /[\\/]theme[\\/](?:BackToTop|Doc(?!Category|Tag|VersionBanner)|Edit|Icon|LastUpdated|NotFound|PaginatorNav|TOC|Tag(?!sListByLetter))|plugin-content-docs[\\/]lib[\\/]client|lib[\\/]static-docs|LoadedFields|PageValues|SuggestedPages|YourValues|earlyValues|useDropdown/;

/**
 * A page of the docs that a reader opens keeps the text that the server rendered: the browser neither loads that text
 * again as code nor hydrates it. React renders the pages that the reader goes on to. A page with an `Interactive` part
 * is hydrated as usual.
 *
 * Upstream: https://github.com/facebook/docusaurus/pull/9469 tried to hydrate selectively.
 * To remove it: delete this folder and `src/lib/static-docs`, and in `src/theme/DocItem/Content` render upstream's component alone.
 */
export default function staticDocs({siteDir, generatedFilesDir}: LoadContext): Plugin {
  // The components that authors may use load with the code of a page, and so not at all for a page that stays static.
  const alias = {'@mdx-js/react': path.join(__dirname, 'provider.ts')};
  return {
    name,
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {resolve: {alias}};
      }
      const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
      const rewritten = path.join(generatedFilesDir, name, 'registry.js');
      mkdirSync(path.dirname(rewritten), {recursive: true});
      writeFileSync(rewritten, rewriteRegistry(registry));
      const docs = {
        name: sharedChunks.layout,
        chunks: 'async',
        test: moduleTest(siteDir, inDocs),
        enforce: true,
      } as const;
      const texts = textChunks(registry);
      // Otherwise, these modules would be in the framework's `common` together with what layouts need of them, so that
      // every page would load them. Its priority is 40.
      const text = {
        name: sharedChunks.text,
        chunks: (chunk: {readonly name?: string | null}) => texts.has(chunk.name ?? ''),
        minChunks: texts.size / 2,
        enforce: true,
        priority: 45,
      };
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        resolve: {alias},
        plugins: [new NormalModuleReplacementPlugin(/^@generated\/registry$/, rewritten)],
        optimization: {splitChunks: {cacheGroups: {docs, text}}},
      };
    },
  };
}
