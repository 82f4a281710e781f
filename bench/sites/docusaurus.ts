import path from 'node:path';
import {dialects} from '../peers/content/dialect';
import {product} from '../../src/site/product';
import type {SiteBuilder} from './builder';
import {convertedFiles, convertedPage, introduction} from './convertedPages';
import {projectRoot} from './docTree';
import {docusaurusSidebarItem} from './docusaurusSidebar';
import {writeFolder} from './files';

const packages = path.join(projectRoot, 'bench/peers/docusaurus');

function configuration(extra: object, themeConfig: object): string {
  const config = {
    title: product.name,
    url: 'https://docs.example.com',
    baseUrl: '/',
    // Tabs are headings here, so some anchors are others.
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: {format: 'detect'},
    future: {v4: true, faster: true},
    presets: [['classic', {docs: {sidebarPath: './sidebars.json'}, blog: false}]],
    themeConfig: {navbar: {title: product.name}, ...themeConfig},
    ...extra,
  };
  return `module.exports = ${JSON.stringify(config, null, 2)};\n`;
}

function builder(name: string, adapter: SiteBuilder['adapter'], config: string): SiteBuilder {
  const entryPage = {...dialects.docusaurus, hasTitleInText: true, frontMatter: ['title', 'description']};
  return {
    name,
    adapter,
    packages,
    home: path.join(packages, '.bench'),
    write(folder, {pages, sidebar}) {
      writeFolder(
        folder,
        {
          'docusaurus.config.js': config,
          'sidebars.json': JSON.stringify({docs: sidebar.map(docusaurusSidebarItem)}),
          'src/pages/index.md': convertedPage(introduction(pages), entryPage),
          ...convertedFiles(pages, dialects.docusaurus, ({file}) => `docs/${file}.md`),
        },
        {static: 'static'},
      );
    },
    command: () => [
      process.execPath,
      path.join(packages, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
    ],
    output: 'build',
  };
}

/** Docusaurus as it comes, with its faster tools and its hosted search, whose keys are placeholders here. */
export const docusaurus = builder(
  'docusaurus',
  'docusaurus',
  configuration({}, {algolia: {appId: 'PLACEHOLDER', apiKey: 'placeholder', indexName: 'placeholder'}}),
);

/** The same with the local search that most such sites use. */
export const easyops = builder(
  'easyops',
  'easyops',
  configuration({themes: [['@easyops-cn/docusaurus-search-local', {hashed: true, indexBlog: false}]]}, {}),
);
