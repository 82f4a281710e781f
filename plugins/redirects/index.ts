import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirects} from '../../src/site/redirects';
import {redirectPage} from './redirectPage';

/**
 * Writes a page at each address that leads to another one. `plugins/server-files` has the rules for servers.
 * The list isn't an option, because the framework puts all options into the scripts of every page.
 */
export default function redirectPages({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'redirects',

    async postBuild({outDir}) {
      await Promise.all(
        redirects.map(async ({from, to}) => {
          const folder = path.join(outDir, from);
          await mkdir(folder, {recursive: true});
          const html = redirectPage(baseUrl + to.slice(1), siteConfig.url);
          // The build stops where there's a page already, or where two redirects have one address.
          await writeFile(path.join(folder, 'index.html'), html, {flag: 'wx'});
        }),
      );
    },
  };
}
