import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {outside} from './outside';

/**
 * Leaves the style sheets of some folders out of the one that every page loads, so that they load with the scripts
 * that import them. The framework puts all styles into one file, because the order of several would depend on what a
 * reader opens first; so these folders must style only what they draw themselves.
 */
export default function lazyStyles({siteDir}: LoadContext, {folders}: PluginOptions): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack(_config, isServer) {
      if (isServer) {
        return undefined;
      }
      const test = outside(folders.map((folder) => path.resolve(siteDir, folder)));
      return {optimization: {splitChunks: {cacheGroups: {styles: {test}}}}};
    },
  };
}

export {validateOptions} from './options';
