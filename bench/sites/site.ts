/** A built site, and where its parts are. */
export interface BenchSite {
  readonly name: string;
  /** Folder with the built pages. */
  readonly folder: string;
  /** Key that opens the search box; `null` for a site without one. */
  readonly searchKey: 'Slash' | 'Control+KeyK' | null;
  /** Selector of the button that a reader points at before searching. */
  readonly searchButton: string;
  /** Selector of one result in the list. */
  readonly searchResult: string;
  /** Address of the page with all results; `null` for a site without one. */
  readonly searchPage: string | null;
  /** Selector of the links of the sidebar. */
  readonly sidebarLink: string;
  /** Selector of what opens one more part of the sidebar. */
  readonly sidebarToggle: string;
}

/** Pages that are measured, below the root of the site. */
export const benchPages = {
  home: '/',
  doc: '/docs/getting-started/deploy',
  long: '/docs/reference/error-messages/hosts',
} as const;

export type BenchPage = keyof typeof benchPages;
