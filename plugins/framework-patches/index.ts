import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replacements} from './replacements';

/**
 * Puts small modules of ours in the place of large ones of the framework, in the browser's code only.
 * `tests/checks/lightModules.ts` fails when a replacement no longer takes hold.
 *
 * @throws Error when the site asks for addresses behind `#`, which the small router does not know
 */
export default function lightModules({siteConfig}: LoadContext): Plugin {
  if (siteConfig.future.experimental_router === 'hash') {
    throw new Error(
      'plugins/framework-patches has no hash router; remove its replacement of react-router-dom first.',
    );
  }
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
