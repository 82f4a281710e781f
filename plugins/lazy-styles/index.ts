import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRegistry, replaceRegistry} from '../page-chunks/replaceRegistry';
import {nameChunks} from './nameChunks';
import {onlyEntryScripts, type ClientManifest} from './onlyEntryScripts';
import type {PluginOptions} from './options';
import {outside} from './outside';

const name = 'lazy-styles';

/** Scripts in a document take the line from what the reader sees: BENCHMARKS.md has the figures. */
function dropScripts(generatedFilesDir: string): void {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  if (existsSync(file)) {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
    writeFileSync(file, JSON.stringify(onlyEntryScripts(manifest)));
  }
}

/**
 * Leaves the style sheets of some folders out of the one that every page loads, so that they load with the scripts
 * that import them. The framework puts all styles into one file, because the order of several would depend on what a
 * reader opens first; so these folders must style only what they draw themselves.
 *
 * The documents of pages among them name these styles, and no script of theirs: they are drawn before one runs.
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
        return {
          optimization: {splitChunks: {cacheGroups: {styles: {test}}}},
          plugins: [
            {
              apply: (compiler) => {
                compiler.hooks.afterEmit.tap(name, () => dropScripts(generatedFilesDir));
              },
            },
          ],
        };
      }
      const registry = nameChunks(readRegistry(generatedFilesDir), pages);
      return {plugins: [replaceRegistry(currentBundler.instance, generatedFilesDir, name, registry)]};
    },
  };
}

export {validateOptions} from './options';
