/**
 * The URL or path of a page's alternate: `/docs/intro.md` for `/docs/intro`, and `/index.md` for `/`.
 *
 * @param root the home page's URL or path, in the same form
 */
export function alternateAddress(address: string, root: string): string {
  return address === root ? `${root}index.md` : `${address}.md`;
}

/**
 * The URL or path of an alternate with placeholders, in which the browser inserts the reader's own values. It's a JSON
 * string, so search engines don't take it for another copy of the page.
 *
 * @param alternate URL or path of the alternate
 */
export function templateAddress(alternate: string): string {
  return alternate.replace(/\.md$/, '.template.json');
}

/** What a program that prefers Markdown gets at an unknown URL; a file at the root of the site. */
export const notFoundAlternate = '404.md';
