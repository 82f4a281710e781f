import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {rewriteRegistry} from './rewriteRegistry';

const name = 'static-content';

/**
 * The page of the docs that a reader opens first keeps the text that the server built: the browser neither loads that
 * text a second time as code nor hydrates it. Pages that the reader goes on to are drawn by React as ever.
 */
export default function staticContent({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name,
    configureWebpack(_config, isServer, {currentBundler}) {
      const components = {'@mdx-js/react': path.join(siteDir, 'src/theme/MDXComponents/provider.ts')};
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {resolve: {alias: components}};
      }
      const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
      const file = path.join(generatedFilesDir, name, 'registry.js');
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, rewriteRegistry(registry));
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        resolve: {alias: components},
        plugins: [new NormalModuleReplacementPlugin(/^@generated\/registry$/, file)],
      };
    },
  };
}
