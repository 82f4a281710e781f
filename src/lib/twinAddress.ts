/** The address of the twin of any page but the home page: `/docs/intro.md` for `/docs/intro`. */
export function docTwinAddress(address: string): string {
  return `${address}.md`;
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
 * Where the list of the values in a twin is, with which the browser puts the reader's own in place.
 *
 * @param twin address of the twin
 */
export function valuePlacesAddress(twin: string): string {
  return twin.replace(/\.md$/, '.values.json');
}

/** What a program that prefers Markdown gets at an unknown address; a file at the root of the site. */
export const notFoundTwin = '404.md';
