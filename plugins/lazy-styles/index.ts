import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {nameChunks} from './nameChunks';
import type {PluginOptions} from './options';
import {outside} from './outside';

const name = 'lazy-styles';

/**
 * Leaves the style sheets of some folders out of the one that every page loads, so that they load with the scripts
 * that import them. The framework puts all styles into one file, because the order of several would depend on what a
 * reader opens first; so these folders must style only what they draw themselves.
 *
 * The documents of pages among them name their styles: they are drawn before a script runs.
 */
export default function lazyStyles(
  {siteDir, generatedFilesDir}: LoadContext,
  {folders, pages}: PluginOptions,
): Plugin {
  return {
    name,
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isServer) {
        const test = outside(folders.map((folder) => path.resolve(siteDir, folder)));
        return {optimization: {splitChunks: {cacheGroups: {styles: {test}}}}};
      }
      const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
      const file = path.join(generatedFilesDir, name, 'registry.js');
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, nameChunks(registry, pages));
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {plugins: [new NormalModuleReplacementPlugin(/^@generated\/registry$/, file)]};
    },
  };
}

export {validateOptions} from './options';
