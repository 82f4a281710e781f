/** Selectors of a site's parts. */
export interface SiteInterface {
  readonly sidebar: string;
  /** What opens one more group of the sidebar. */
  readonly toggle?: string;
  /** What opens the search. */
  readonly key: 'Slash' | 'Control+KeyK';
  /** What a reader points at before searching. */
  readonly button: string;
  readonly box: string;
  /** One result: a link, or where there are none, a row that names its page. */
  readonly result: string;
  /** In a row without a link, the title of its page: the first of these that exists. */
  readonly pageTitle?: readonly string[];
  /** Present once the box's text has results or turned out to have none, and gone when the box is empty. */
  readonly answered: string;
  /** Present while part of the results is missing. */
  readonly incomplete?: string;
}

const docsSidebar = {
  sidebar: '.theme-doc-sidebar-container',
  toggle: '.menu__list-item--collapsed > .menu__list-item-collapsible > :last-child',
} as const;

/** Every site that can be measured, in the order of the tables. */
export const siteNames = ['ours', 'docusaurus', 'starlight', 'vitepress'] as const;
export type SiteName = (typeof siteNames)[number];

export const interfaces: Readonly<Record<SiteName, SiteInterface>> = {
  ours: {
    ...docsSidebar,
    key: 'Slash',
    button: '.navbar button.DocSearch-Button',
    box: '.DocSearch-Input',
    result: '.DocSearch-Hit a',
    answered: '.DocSearch-HitsFooter, .DocSearch-NoResults',
  },
  docusaurus: {
    ...docsSidebar,
    key: 'Control+KeyK',
    button: 'input.navbar__search-input',
    box: 'input.navbar__search-input',
    result: '[class*="suggestion_"]',
    pageTitle: ['[class*="hitPath_"]', '[class*="hitTitle_"]'],
    answered: '[class*="suggestion_"], [class*="noResults_"]',
  },
  starlight: {
    sidebar: '#starlight__sidebar',
    key: 'Control+KeyK',
    button: 'site-search button[data-open-modal]',
    box: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result-link',
    answered: '.pagefind-ui__drawer:not(.pagefind-ui__hidden) .pagefind-ui__results',
    incomplete: '.pagefind-ui__loading',
  },
  vitepress: {
    sidebar: '.VPSidebar',
    key: 'Control+KeyK',
    button: '#local-search button, .VPNavBarSearchButton button',
    box: '#localsearch-input',
    result: '.VPLocalSearchBox .result',
    answered: '.VPLocalSearchBox :is(.result, .no-results)',
  },
};
