import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchHosts} from '../../src/site/hosts';
import {redirects} from '../../src/site/redirects';
import {searchConfigurationOf} from '../../src/site/search';
import {canonicalAddress} from '../built-pages/elements';
import {readPages} from '../built-pages/readPages';
import {twinAddress} from '../markdown-twins/address';
import {redirectScript} from '../redirects/redirectPage';
import {staleConfiguration} from './committedFile';
import {missingFile} from './headers/contentTypes';
import {inlineScripts} from './headers/inlineCode';
import {securityHeaders} from './headers/responseHeaders';
import {headersFile, redirectsFile} from './servers/headersFile';
import {nginxConfiguration} from './servers/nginx';
import {vercelConfiguration} from './servers/vercel';
import {serverFolder} from './serverFolder';

/**
 * Writes what servers need to know about a build, from one set of rules: `_headers` and `_redirects` into the build,
 * `vercel.json` and `nginx.conf` next to it.
 */
export default function serverFiles(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl} = context;
  const connectOrigins = searchHosts(searchConfigurationOf(siteConfig)).map(({origin}) => origin);
  return {
    name: 'server-files',

    // Only marks keep Cloudflare from replacing the e-mail addresses of a page. `no-transform` would also keep it from
    // compressing the page.
    injectHtmlTags: () => ({preBodyTags: ['<!--email_off-->'], postBodyTags: ['<!--/email_off-->']}),

    async postBuild({outDir}) {
      // The pages that redirect are written at the same time as they're read here.
      const pages = await readPages(outDir);
      const scripts = [...pages.flatMap(({tree}) => inlineScripts(tree)), redirectScript];
      const headers = securityHeaders({scripts, connectOrigins});
      const root = siteConfig.url + baseUrl;
      const addresses = pages.flatMap(({name, tree}) =>
        name === '404.html' ? [] : (canonicalAddress(tree) ?? []),
      );
      const twins = addresses.map((address) => twinAddress(address, root).slice(root.length)).sort();
      const rules = {basePath: baseUrl, root, headers, redirects};
      const vercel = vercelConfiguration(rules);
      const beside = serverFolder(outDir);
      const files = [
        [outDir, '_headers', headersFile({...rules, twins})],
        [outDir, '_redirects', redirectsFile(rules)],
        [outDir, missingFile.name, missingFile.text],
        [beside, 'vercel.json', `${JSON.stringify(vercel, null, 2)}\n`],
        [beside, 'nginx.conf', nginxConfiguration({...rules, serverName: new URL(siteConfig.url).hostname})],
      ] as const;

      await mkdir(beside, {recursive: true});
      await Promise.all(files.map(([folder, name, text]) => writeFile(path.join(folder, name), text)));
      if (process.env.VERCEL !== undefined) {
        const committed = await readFile(path.join(siteDir, 'vercel.json'), 'utf8');
        const advice = staleConfiguration(committed, vercel, path.join(path.basename(beside), 'vercel.json'));
        if (advice !== undefined) {
          throw new Error(advice);
        }
      }
    },
  };
}
