import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replacements} from './replacements';

/**
 * Puts small modules of ours in the place of large ones of the framework, in the browser's code only.
 * `checks/lightModules.ts` fails when a replacement no longer takes hold.
 */
export default function lightModules(): Plugin {
  return {
    name: 'light-modules',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: replacements.map(
          ({request, file}) =>
            new NormalModuleReplacementPlugin(request, path.join(__dirname, 'replacements', file)),
        ),
      };
    },
  };
}
