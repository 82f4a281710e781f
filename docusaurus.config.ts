import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type * as SearchTheme from '@docusaurus/theme-search-algolia';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {PluggableList} from 'unified';
import afterBuild from './plugins/after-build';
import {checkSiteFolder} from './plugins/bundler/siteFolder';
import compileHint from './plugins/compile-hint';
import docs from './plugins/docs';
import {documentTemplate} from './plugins/document';
import firstPaint from './plugins/first-paint';
import frameworkPatches from './plugins/framework-patches';
import {codeBlocks} from './plugins/markdown/code-blocks';
import {drawDiagrams} from './plugins/markdown/diagrams';
import {parseFrontMatter} from './plugins/markdown/front-matter';
import {linkTerms} from './plugins/markdown/glossary';
import {sizeScreenshots} from './plugins/markdown/screenshots';
import {nameTables} from './plugins/markdown/tables';
import {keepUntranslated} from './plugins/markdown/untranslated';
import {readerValuesInText} from './plugins/markdown/values';
import {offerFields} from './plugins/markdown/values/offerFields';
import pageMap from './plugins/page-map';
import reference from './plugins/reference';
import searchIndex from './plugins/search-index';
import staticDocs from './plugins/static-docs';
import styles from './plugins/styles';
import {announcement} from './src/site/announcement';
import {readDeployment} from './src/site/deployment';
import {footerLinks, navbarItems} from './src/site/navigation';
import {checkNavbarItems} from './src/site/navbarItems';
import {product} from './src/site/product';
import {readSearchConfiguration, searchSettings} from './src/site/search';

checkSiteFolder(__dirname);
const deployment = readDeployment(process.env);
const {search, credentials} = readSearchConfiguration(process.env);

/** What the build does to the HTML of every page. */
const rehypePlugins: PluggableList = [
  drawDiagrams,
  sizeScreenshots,
  codeBlocks(deployment.basePath),
  nameTables,
  keepUntranslated,
];

const docsOptions: DocsOptions = {
  sidebarPath: './sidebars.ts',
  showLastUpdateTime: true,
  ...(deployment.editUrl && {editUrl: deployment.editUrl}),
  tags: 'tags.yml',
  onInlineTags: 'throw',
  beforeDefaultRemarkPlugins: [readerValuesInText],
  rehypePlugins: [offerFields, ...rehypePlugins, linkTerms],
};

const presetOptions: Preset.Options = {
  // `plugins/docs` instead.
  docs: false,
  blog: false,
  pages: {rehypePlugins},
  sitemap: {lastmod: 'date'},
  // Icon components are decoration next to a name. Screen readers skip them, and props passed to one have no effect.
  svgr: {
    svgrConfig: {
      titleProp: false,
      expandProps: false,
      svgProps: {'aria-hidden': 'true', focusable: 'false'},
    },
  },
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/chrome.css',
      './src/css/content.css',
      './src/css/code.css',
      './src/css/preferences.css',
    ],
  },
};

const themeConfig: Preset.ThemeConfig & {algolia: SearchTheme.UserThemeConfig['algolia']} = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  ...(announcement && {announcementBar: announcement}),
  docs: {sidebar: {autoCollapseCategories: false, hideable: false}},
  // Code is highlighted during the build; the default palette would be in every page's scripts.
  prism: {theme: {plain: {}, styles: []}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: product.name,
    logo: {alt: '', src: 'img/logo.webp', width: 28, height: 28},
    items: checkNavbarItems(navbarItems),
  },
  footer: {
    links: footerLinks,
    logo: {alt: `${product.name} logo`, src: 'img/logo.webp', width: 40, height: 40, href: '/'},
    copyright: `Copyright © ${product.since} to ${new Date().getFullYear()} the ${product.name} contributors`,
  },
  algolia: {
    ...credentials,
    contextualSearch: true,
    searchPagePath: searchSettings.searchPagePath,
  },
};

const config: Config = {
  title: product.name,
  tagline: product.tagline,
  favicon: 'favicon.ico',
  url: deployment.origin,
  baseUrl: deployment.basePath,
  baseUrlIssueBanner: false,
  customFields: {search},
  ssrTemplate: documentTemplate(deployment.origin + deployment.basePath),
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  future: {
    // Dates come from front matter, so a build needs no Git history.
    experimental_vcs: false,
    // `v4: true` would rename the browser storage keys, such as `theme`.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
  },
  presets: [['classic', presetOptions]],
  clientModules: ['./src/behavior'],
  // Functions instead of paths: the framework loads a path with its own copies of modules, so nothing would be shared.
  // Its type for plugins covers neither their content nor their options.
  plugins: [
    [docs, docsOptions],
    reference,
    searchIndex,
    pageMap,
    afterBuild,
    compileHint,
    firstPaint,
    frameworkPatches,
    staticDocs,
    styles,
  ] as PluginConfig[],
  themeConfig,
};

export default config;
