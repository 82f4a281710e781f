/**
 * The content of one page, as the extractor reads it: the form that the index file stores, because every search record
 * (URL, hierarchy, position) can be derived from it.
 */

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** A heading and the text below it, up to the next heading of any level. */
export interface PageSection {
  readonly level: HeadingLevel;
  /** `null` for the page title, and for text before any heading with an ID. */
  readonly anchor: string | null;
  readonly heading: string;
  /** Plain text, one entry per paragraph, list item, table row, or code block. */
  readonly blocks: readonly string[];
  /**
   * Which of them are the template of a message (`data-template`): 0 for the heading, then the blocks, counted from 1.
   */
  readonly templates?: readonly number[];
}

/** What the records of a page have in common. */
export interface PageInfo {
  /** From the site root, base path included: `/docs/getting-started/deploy`. */
  readonly path: string;
  /** The sidebar category, or the product's name for pages without one. */
  readonly lvl0: string;
  readonly language: string;
  readonly docusaurusTag: string;
}

/** A link as a reader sees it. */
export interface PageLink {
  /** Path of the page that it leads to. */
  readonly path: string;
  readonly text: string;
}

export interface SearchPage extends PageInfo {
  /** What the page is for, in a sentence; empty where its author gave none. */
  readonly description?: string;
  /** Words and phrases that readers use for its subject. */
  readonly keywords?: readonly string[];
  /** Links in its text to other pages. */
  readonly links?: readonly PageLink[];
  /** The first section is the page title (level 1). */
  readonly sections: readonly PageSection[];
}

/** Pages of one site; `origin` is the scheme and host that go before each path. */
export interface SearchSite {
  readonly origin: string;
  readonly pages: readonly SearchPage[];
}

/** The path of the page that a page is part of: reference lists are divided, with the parts below them. */
export function wholePath({path}: Pick<PageInfo, 'path'>): string {
  return /^.*\/reference\/(?:error-messages\/)?[^/]+/.exec(path)?.[0] ?? path;
}

/** The one reference page that answers questions: "can I …?", "is there …?" */
const missingFeaturesPath = '/reference/not-supported';

/** Whether a page explains what the product doesn't have, with an entry for each missing feature. */
export function listsMissingFeatures({path}: PageInfo): boolean {
  return path.endsWith(missingFeaturesPath);
}

/** Lists for looking up names; a question in a reader's own words is better answered by a guide. */
export function isReference(page: PageInfo): boolean {
  return page.path.includes('/reference/') && !listsMissingFeatures(page);
}

/** The lists of endpoints, whose headings are the subjects of guides: tags, users, custom fields. */
export function listsEndpoints({path}: PageInfo): boolean {
  return path.includes('/reference/rest-api');
}
