import type {PageCard} from './home';

/** The list of all pages: the label of links to it, and its path under the base path. */
export const pageMap = {label: 'All pages', path: '/map'} as const;

export interface MapSection {
  readonly label: string;
  readonly pages: readonly PageCard[];
}

/** The list of all pages as Markdown, and the text of all of them; files at the root of the site. */
export const llmsFiles = {index: 'llms.txt', full: 'llms-full.txt'} as const;
