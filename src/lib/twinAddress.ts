/** The URL or path of the twin of any page except the home page: `/docs/intro.md` for `/docs/intro`. */
export function docTwinAddress(address: string): string {
  return `${address}.md`;
}

/**
 * The URL or path of any page's twin: `/index.md` for `/`.
 *
 * @param root the home page's URL or path, in the same form
 */
export function twinAddress(address: string, root: string): string {
  return address === root ? `${root}index.md` : docTwinAddress(address);
}

/**
 * The URL or path of the list of values in a twin, which the browser uses to insert the reader's own.
 *
 * @param twin URL or path of the twin
 */
export function valuePlacesAddress(twin: string): string {
  return twin.replace(/\.md$/, '.values.json');
}

/** What a program that prefers Markdown gets at an unknown URL; a file at the root of the site. */
export const notFoundTwin = '404.md';
