import type {adapters} from '../../sites/adapters';

/** A list of results that a site shows for what is typed, and how to tell what it's showing. */
export interface SearchInterface {
  readonly name: string;
  readonly site: keyof typeof adapters;
  /** Address of the page with its box; `null` for the box that the site's key opens. */
  readonly page: string | null;
  readonly box: string;
  /** One result: a link, or where there are none, a row that names its page. */
  readonly result: string;
  /** In a row without a link: the title of its page, the first of these that's there. */
  readonly pageTitle?: readonly string[];
  /** There as soon as the box's text has an answer, results or none, and gone when the box is empty. */
  readonly answered: string;
  /** There while a part of the answer is still missing. */
  readonly incomplete?: string;
  /** The button below the first results that shows further ones. */
  readonly more?: string;
}

/** This site's modal comes first: the tables compare the others with it. */
export const interfaces: readonly SearchInterface[] = [
  {
    name: 'ours, modal',
    site: 'ours',
    page: null,
    box: '.DocSearch-Input',
    result: '.DocSearch-Hit a',
    answered: '.DocSearch-HitsFooter, .DocSearch-NoResults',
  },
  {
    name: 'ours, search page',
    site: 'ours',
    page: '/search',
    box: 'main input[type="search"]',
    result: 'main ol h2 a',
    answered: 'main ol[aria-busy="false"], main [role="status"] strong',
  },
  {
    name: 'VitePress',
    site: 'vitepress',
    page: null,
    box: '#localsearch-input',
    result: '.VPLocalSearchBox .result',
    answered: '.VPLocalSearchBox :is(.result, .no-results)',
  },
  {
    name: 'Starlight (Pagefind)',
    site: 'starlight',
    page: null,
    box: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result-link',
    answered: '.pagefind-ui__drawer:not(.pagefind-ui__hidden) .pagefind-ui__results',
    incomplete: '.pagefind-ui__loading',
    more: '.pagefind-ui__results-area > .pagefind-ui__button',
  },
  {
    name: 'easyops',
    site: 'easyops',
    page: null,
    box: 'input.navbar__search-input',
    result: '[class*="suggestion_"]',
    pageTitle: ['[class*="hitPath_"]', '[class*="hitTitle_"]'],
    answered: '[class*="suggestion_"], [class*="noResults_"]',
  },
  {
    name: 'easyops, search page',
    site: 'easyops',
    page: '/search',
    box: 'input[name="q"]',
    result: '[class*="searchResultItem_"] h2 a',
    // How many there are, or that there are none.
    answered: '.container > .row + p',
  },
];
