import type {BenchSite} from './site';

type Adapter = Omit<BenchSite, 'name' | 'folder'>;

const docusaurus = {
  sidebarLink: '.theme-doc-sidebar-container a.menu__link[href]',
  sidebarToggle: '.menu__list-item--collapsed > .menu__list-item-collapsible > :last-child',
} as const;

/** Where each kind of site has its search and its sidebar. */
export const adapters = {
  ours: {
    ...docusaurus,
    searchKey: 'Slash',
    searchButton: '.navbar button[class*="DocSearch-Button"], .navbar [class*="searchBox"] button',
    searchResult: '.DocSearch-Hit a',
    searchPage: '/search?q=alerts',
  },
  docusaurus: {
    ...docusaurus,
    searchKey: null,
    searchButton: '.DocSearch-Button',
    searchResult: '.DocSearch-Hit a',
    searchPage: null,
  },
  easyops: {
    ...docusaurus,
    searchKey: 'Control+KeyK',
    searchButton: 'input.navbar__search-input',
    searchResult: '[class*="suggestion_"]',
    searchPage: null,
  },
  starlight: {
    searchKey: 'Control+KeyK',
    searchButton: 'site-search button[data-open-modal]',
    searchResult: '.pagefind-ui__result-link, .pf-result-link',
    searchPage: null,
    sidebarLink: '#starlight__sidebar a[href]',
    sidebarToggle: '#starlight__sidebar details:not([open]) > summary',
  },
  vitepress: {
    searchKey: 'Control+KeyK',
    searchButton: '#local-search button, .VPNavBarSearchButton button',
    searchResult: '.VPLocalSearchBox .result',
    searchPage: null,
    sidebarLink: '.VPSidebar a[href]',
    sidebarToggle: '.VPSidebarItem.collapsed > .item > .caret',
  },
} as const satisfies Readonly<Record<string, Adapter>>;
