import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../src/site/redirects';
import {findRedirectFaults} from './findFaults';
import {redirectPage} from './redirectPage';

/**
 * Writes a page at each guessed address that leads to the right one. `plugins/server-files` has the rules for servers.
 * The list isn't an option, because the framework puts all options into the scripts of every page.
 */
export default function redirectPages({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'redirects',

    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const faults = findRedirectFaults(redirects, routes);
      if (faults.length > 0) {
        throw new Error(`Correct src/site/redirects.ts:\n${faults.join('\n')}`);
      }
      await Promise.all(
        redirects.map(async ({from, to}) => {
          const folder = path.join(outDir, from);
          await mkdir(folder, {recursive: true});
          const html = redirectPage(baseUrl + to.slice(1), siteConfig.url);
          await writeFile(path.join(folder, 'index.html'), html);
        }),
      );
    },
  };
}
