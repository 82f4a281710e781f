import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {expectModules} from './expectModules';

/**
 * Modules of the framework, as the framework requests them, and the files here that the browser gets instead. A module
 * of the site that's requested in the same way would be replaced, too.
 */
const patches: readonly (readonly [request: RegExp, file: string])[] = [
  [/^\.\/prefetch$/, 'prefetch.ts'],
  [/theme-classic[\\/]lib[\\/]prism-include-languages$/, 'noHighlighter.ts'],
];

/**
 * Every page's scripts contain the numbers of all modules and chunks. Numbered in order of use, these take 1.6 KiB less
 * than the framework's numbers, which come from hashes. The downside: a new page changes the numbers in other pages'
 * scripts, too.
 *
 * Upstream: no issue found.
 * To remove it: delete this constant and its use below.
 */
const shortNumbers = {optimization: {moduleIds: 'natural', chunkIds: 'natural'}} as const;

/**
 * The router imports these for a function that no page uses. Their manifests lack `sideEffects`, so the bundler would keep
 * them in the scripts of every page (0.8 KiB).
 *
 * Upstream: no issue found.
 * To remove it: delete this constant and its use below.
 */
const unusedImports = {
  module: {
    rules: [{test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false}],
  },
};

/**
 * Gives the browser small stand-ins for modules of the framework; the server keeps the originals. Each file says what
 * readers gain, which upstream issue would make it unnecessary, and how to remove it.
 *
 * The build fails when the framework no longer requests one of these modules.
 */
export default function frameworkPatches(): Plugin {
  return {
    name: 'framework-patches',
    configureWebpack({mode}, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const fileOf = (file: string): string => path.join(__dirname, file);
      return {
        ...unusedImports,
        resolve: {alias: {tslib: fileOf('tslib.ts')}},
        ...(mode === 'production' && shortNumbers),
        plugins: [
          ...patches.map(([request, file]) => new NormalModuleReplacementPlugin(request, fileOf(file))),
          expectModules(['tslib.ts', ...patches.map(([, file]) => file)].map(fileOf)),
        ],
      };
    },
  };
}
