import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunksOf, rewriteRegistry} from './rewriteRegistry';
import {sharedChunks} from './sharedChunks';

const name = 'static-docs';

/** Modules of the registry: the text of a docs page, and what the framework's routes render around each. */
const modules = {text: /^@site\/docs\/.+\.mdx?$/, layout: /^@theme\/Doc\w*(?:Root|Item)$/};

interface Chunk {
  readonly name?: string | null;
}

/**
 * A docs page that a reader opens keeps the text that the server rendered: the browser neither loads that text again as
 * code nor hydrates it. React renders the pages that the reader navigates to. A page with an `Interactive` part is
 * hydrated as usual.
 *
 * Upstream: https://github.com/facebook/docusaurus/pull/9469 tried to hydrate selectively.
 * To remove it: delete this folder and `src/lib/static-docs`, and in `src/theme/DocItem/Content` render upstream's
 * component alone.
 */
export default function staticDocs({generatedFilesDir}: LoadContext): Plugin {
  // The components that authors may use load with the code of a page, so a page that stays static doesn't load them at
  // all.
  const alias = {'@mdx-js/react': path.join(__dirname, 'provider.ts')};
  return {
    name,
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {resolve: {alias}};
      }
      const generated = path.join(generatedFilesDir, 'registry.js');
      const registry = readFileSync(generated, 'utf8');
      const rewritten = path.join(generatedFilesDir, name, 'registry.js');
      mkdirSync(path.dirname(rewritten), {recursive: true});
      writeFileSync(rewritten, rewriteRegistry(registry));
      const layouts = chunksOf(registry, modules.layout);
      const texts = chunksOf(registry, modules.text);
      // One file: the framework makes a handful of small ones.
      const docs = {
        name: sharedChunks.layout,
        chunks: ({name: chunk}: Chunk) => layouts.has(chunk ?? ''),
        enforce: true,
      };
      // Otherwise, the framework's `common` chunk would contain these modules together with what layouts need of them,
      // so every page would load them. Its priority is 40.
      const text = {
        name: sharedChunks.text,
        chunks: ({name: chunk}: Chunk) => texts.has(chunk ?? ''),
        minChunks: texts.size / 2,
        enforce: true,
        priority: 45,
      };
      return {
        resolve: {alias: {...alias, [generated]: rewritten}},
        optimization: {splitChunks: {cacheGroups: {docs, text}}},
      };
    },
  };
}
