import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Modules of the framework, and what the browser gets instead: a file here, or nothing. The build stops when one of them
 * no longer exists.
 */
const patches = {
  [require.resolve('@docusaurus/core/lib/client/prefetch')]: path.join(__dirname, 'prefetch.ts'),
  // A client module of the theme (3.10.2), which brings Prism and its grammars to every page. Code is highlighted during
  // the build (`plugins/markdown/code-blocks`).
  //
  // Upstream: https://github.com/facebook/docusaurus/issues/9122 asks for highlighting during the build.
  // To remove it: delete this entry.
  [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
  tslib: path.join(__dirname, 'tslib.ts'),
} as const;

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
 * Gives the browser small stand-ins for modules of the framework; the server keeps the originals. Each one says what
 * readers gain, which upstream issue would make it unnecessary, and how to remove it.
 */
export default function frameworkPatches(): Plugin {
  return {
    name: 'framework-patches',
    configureWebpack({mode}, isServer) {
      return isServer
        ? {}
        : {...unusedImports, resolve: {alias: patches}, ...(mode === 'production' && shortNumbers)};
    },
  };
}
