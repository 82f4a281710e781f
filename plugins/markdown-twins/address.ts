/** The address of the twin of any page but the home page: `/docs/intro.md` for `/docs/intro`. */
export function docTwinAddress(address: string): string {
  return `${address.replace(/\/$/, '')}.md`;
}

/**
 * The address of any page's twin: `/index.md` for `/`.
 *
 * @param root the home page's address, in the same form
 */
export function twinAddress(address: string, root: string): string {
  return address === root ? `${root}index.md` : docTwinAddress(address);
}

/**
 * Where a page's twin is with placeholders, from which the browser makes one with the reader's own values.
 *
 * @param twin address of the twin
 */
export function placeholderTwinAddress(twin: string): string {
  return twin.replace(/\.md$/, '.values.md');
}

/** The list of all twins, and all their text; files at the root of the site. */
export const llmsFiles = {index: 'llms.txt', full: 'llms-full.txt'} as const;

/** What a program that prefers Markdown gets at an unknown address; a file at the root of the site. */
export const notFoundFile = '404.md';
