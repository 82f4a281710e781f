import sidebars from '../../sidebars';
import {product} from '../../src/site/product';
import type {ContentPage} from './content';

/** How another generator makes a site of the pages. */
export interface Generator {
  /** Texts to write, by their path in the site's folder. */
  readonly files: (pages: readonly ContentPage[]) => Readonly<Record<string, string>>;
  /** The script that builds, below the packages. */
  readonly script: string;
  /** Where the built pages are, in the site's folder. */
  readonly output: string;
}

/** Some generators show the title above the text; others expect it in the text. */
function markdown({frontMatter, title, text}: ContentPage, hasTitleInText: boolean): string {
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', ...(hasTitleInText ? [`# ${title}`, ''] : []), text, ''].join('\n');
}

/** The pages as files. The introduction is the index of its folder, and also the home page. */
function asFiles(
  pages: readonly ContentPage[],
  {home, docs}: {readonly home: string; readonly docs: string},
  write: (page: ContentPage) => string,
): Readonly<Record<string, string>> {
  const files = pages.map((page) => [`${docs}/${page.file.replace(/^intro$/, 'index')}.md`, write(page)]);
  const introduction = pages.filter(({file}) => file === 'intro').map((page) => [home, write(page)]);
  return Object.fromEntries([...introduction, ...files]) as Record<string, string>;
}

/** Docusaurus with its defaults, its faster tools, and the local search that most such sites use. */
const docusaurus: Generator = {
  files: (pages) => {
    const configuration = {
      title: product.name,
      url: 'https://docs.example.com',
      baseUrl: '/',
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      markdown: {format: 'detect'},
      future: {v4: true, faster: true},
      presets: [['classic', {docs: {sidebarPath: './sidebars.json'}, blog: false}]],
      themes: [['@easyops-cn/docusaurus-search-local', {hashed: true, indexBlog: false}]],
    };
    return {
      'docusaurus.config.js': `module.exports = ${JSON.stringify(configuration)};\n`,
      'sidebars.json': JSON.stringify(sidebars).replaceAll('"intro"', '"index"'),
      ...asFiles(pages, {home: 'src/pages/index.md', docs: 'docs'}, (page) => markdown(page, true)),
    };
  },
  script: '@docusaurus/core/bin/docusaurus.mjs',
  output: 'build',
};

/** Starlight with its defaults, which include search with Pagefind. */
const starlight: Generator = {
  files: (pages) => ({
    // Astro reads the package.json next to the site to find out which packages to compile.
    'package.json': JSON.stringify({type: 'module', dependencies: {'@astrojs/starlight': '*', astro: '*'}}),
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
const sidebar = ${JSON.stringify(pages.map(({title, address}) => ({label: title, link: address})))};
const integrations = [starlight({title: '${product.name}', sidebar})];
export default {site: 'https://docs.example.com', integrations};
`,
    'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
    ...asFiles(pages, {home: 'src/content/docs/index.md', docs: 'src/content/docs/docs'}, (page) =>
      markdown(page, false),
    ),
  }),
  script: 'astro/bin/astro.mjs',
  output: 'dist',
};

/** VitePress with its defaults and its local search. It reads double braces in inline code as an expression. */
const vitepress: Generator = {
  files: (pages) => {
    const sidebar = pages.map(({title, address}) => ({text: title, link: address}));
    const themeConfig = {search: {provider: 'local'}, sidebar};
    const config = {title: product.name, cleanUrls: true, ignoreDeadLinks: true, themeConfig};
    return {
      'package.json': JSON.stringify({type: 'module'}),
      '.vitepress/config.mjs': `export default ${JSON.stringify(config)};\n`,
      ...asFiles(pages, {home: 'index.md', docs: 'docs'}, (page) =>
        markdown(page, true).replaceAll(/`([^`\n]*\{\{[^`\n]*)`/g, '<code v-pre>$1</code>'),
      ),
    };
  },
  script: 'vitepress/bin/vitepress.js',
  output: '.vitepress/dist',
};

/** The other sites, by the names that the tables use. */
export const generators = {docusaurus, starlight, vitepress} as const;
