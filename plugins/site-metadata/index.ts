import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {robots, securityContact, webManifest, withoutAddress} from './files';
import {headTags} from './headTags';
import {followChoice} from './themeColor';
import {readThemeColors, type ThemeColors} from '../social-cards/themeColors';

/**
 * What browsers, crawlers, and link previews ask for besides the pages: icons, a web manifest, `robots.txt`, and
 * `security.txt`. A build writes these files, because they name its origin and base path.
 */
export default function siteMetadata({siteDir, siteConfig, baseUrl}: LoadContext): Plugin<ThemeColors> {
  const root = siteConfig.url + baseUrl;
  return {
    name: 'site-metadata',

    async loadContent() {
      const tokens = await readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
      // The upper edge of every page.
      return readThemeColors(tokens, '--ifm-navbar-background-color');
    },

    injectHtmlTags({content}) {
      return {
        headTags: headTags(baseUrl, content),
        preBodyTags: [{tagName: 'script', innerHTML: followChoice}],
      };
    },

    async postBuild({outDir, content}) {
      const notFound = path.join(outDir, '404.html');
      const files = {
        'robots.txt': robots(root),
        'manifest.webmanifest': webManifest(baseUrl, content),
        '.well-known/security.txt': securityContact(root, new Date()),
        '404.html.new': withoutAddress(await readFile(notFound, 'utf8')),
      };
      await mkdir(path.join(outDir, '.well-known'), {recursive: true});
      await Promise.all(
        Object.entries(files).map(([name, text]) => writeFile(path.join(outDir, name), text)),
      );
      // Other plugins read the pages at the same time and must never find half of one.
      await rename(`${notFound}.new`, notFound);
    },
  };
}
