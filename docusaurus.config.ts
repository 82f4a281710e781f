import type * as SearchTheme from '@docusaurus/theme-search-algolia';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import type {PluggableList} from 'unified';
import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {codeBlocks} from './plugins/markdown/code-blocks';
import {documentTemplate} from './plugins/first-paint/documentTemplate';
import {parseFrontMatter, tagsFile} from './plugins/markdown/front-matter';
import {inlineCode} from './plugins/markdown/inline-code';
import type {Options as LazyStyles} from './plugins/lazy-styles/options';
import {pageSections} from './plugins/markdown/page-sections';
import {nameTables} from './plugins/markdown/tables';
import {announcement} from './src/site/announcement';
import {codeLanguages} from './src/site/code';
import {readDeployment} from './src/site/deployment';
import {searchHosts} from './src/site/hosts';
import {lazyStyles} from './src/site/lazyStyles';
import {footerLinks, navbarItems} from './src/site/navigation';
import {checkNavbarItems} from './src/site/navbarItems';
import {product} from './src/site/product';
import {readSearchConfiguration, searchSettings} from './src/site/search';

const deployment = readDeployment(process.env);
const {search, credentials} = readSearchConfiguration(process.env);
const connectOrigins = searchHosts({search, credentials}).map(({origin}) => origin);

/** What the build does to the HTML of every page. */
const rehypePlugins: PluggableList = [[codeBlocks, {languages: codeLanguages}], nameTables, inlineCode];

const lazyStyleOptions = {
  folders: lazyStyles.map(({folder}) => folder),
  pages: lazyStyles.flatMap(({page}) => page?.module ?? []),
} satisfies LazyStyles;

const presetOptions: Preset.Options = {
  docs: {
    sidebarPath: './sidebars.ts',
    showLastUpdateTime: true,
    tags: tagsFile,
    onInlineTags: 'throw',
    rehypePlugins: [...rehypePlugins, pageSections],
  },
  blog: false,
  pages: {rehypePlugins},
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
  image: 'img/social-card.png',
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  ...(announcement && {announcementBar: announcement}),
  docs: {sidebar: {autoCollapseCategories: false, hideable: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: product.name,
    logo: {alt: '', src: 'img/logo.svg', width: 28, height: 28},
    items: checkNavbarItems(navbarItems),
  },
  footer: {
    links: footerLinks,
    logo: {alt: `${product.name} logo`, src: 'img/logo.svg', width: 40, height: 40, href: '/'},
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
  favicon: 'img/logo.svg',
  url: deployment.origin,
  baseUrl: deployment.basePath,
  baseUrlIssueBanner: false,
  customFields: {search},
  ssrTemplate: documentTemplate(frameworkTemplate),
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  future: {
    // `v4: true` would namespace the storage keys that the specification fixes.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
  },
  presets: [['classic', presetOptions satisfies Preset.Options]],
  plugins: [
    './plugins/search-index/index.ts',
    './plugins/no-script/index.ts',
    './plugins/framework-patches/index.ts',
    './plugins/light-data/index.ts',
    './plugins/static-docs/index.ts',
    './plugins/page-chunks/index.ts',
    './plugins/light-styles/index.ts',
    ['./plugins/lazy-styles/index.ts', lazyStyleOptions],
    ['./plugins/server-files/index.ts', {connectOrigins}],
  ],
  clientModules: [
    './src/behaviour/bareAddress.ts',
    './src/behaviour/loadFailure.ts',
    './src/behaviour/offlineNavigation.ts',
    './src/behaviour/largePicture.ts',
    './src/behaviour/tabs/index.ts',
    './src/behaviour/codeBlocks/index.ts',
    './src/behaviour/earlyButtons.ts',
    './src/behaviour/keepPlace.ts',
    './src/behaviour/routeFocus.ts',
    './src/behaviour/scrollableTables.ts',
    './src/behaviour/layOutSections.ts',
  ],
  themeConfig,
};

export default config;
