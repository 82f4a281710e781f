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
 * The URL or path of a twin with placeholders, in which the browser inserts the reader's own values. It's a JSON string, so
 * search engines don't take it for another copy of the page.
 *
 * @param twin URL or path of the twin
 */
export function templateAddress(twin: string): string {
  return twin.replace(/\.md$/, '.template.json');
}

/** What a program that prefers Markdown gets at an unknown URL; a file at the root of the site. */
export const notFoundTwin = '404.md';
