import path from 'node:path';
import {product} from '../../src/site/product';
import {dialects} from '../peers/content/dialect';
import {routeOf} from '../peers/content/convertPage';
import type {SiteBuilder} from './builder';
import {convertedFiles, convertedPage, indexedFile, introduction} from './convertedPages';
import {projectRoot, type SidebarEntry} from './docTree';
import {writeFolder} from './files';

const packages = path.join(projectRoot, 'bench/peers/vitepress');

function sidebarItem(entry: SidebarEntry): unknown {
  return 'file' in entry
    ? {text: entry.label, link: routeOf(entry.file, '/docs').replace(/intro$/, '')}
    : {text: entry.label, collapsed: true, items: entry.items.map(sidebarItem)};
}

function configuration(sidebar: readonly SidebarEntry[]): string {
  const config = {
    title: product.name,
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: {search: {provider: 'local'}, sidebar: sidebar.map(sidebarItem)},
  };
  return `export default ${JSON.stringify(config)};\n`;
}

/** VitePress as it comes, with its local search. */
export const vitepress: SiteBuilder = {
  name: 'vitepress',
  adapter: 'vitepress',
  packages,
  home: path.join(packages, '.bench'),
  write(folder, {pages, sidebar}) {
    writeFolder(
      folder,
      {
        'package.json': '{"type": "module", "private": true}\n',
        '.vitepress/config.mjs': configuration(sidebar),
        'index.md': convertedPage(introduction(pages), dialects.vitepress),
        ...convertedFiles(pages, dialects.vitepress, (page) => `docs/${indexedFile(page)}.md`),
      },
      {public: 'static'},
    );
  },
  command: () => [process.execPath, path.join(packages, 'node_modules/vitepress/bin/vitepress.js'), 'build'],
  output: '.vitepress/dist',
};
