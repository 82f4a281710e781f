/**
 * What search engines take for a copy of a page: its Markdown, and the lists of all pages for assistants. A header names
 * the page, because such files have no place for a link.
 */
import {llmsFiles, pageMap} from '../../../../src/site/pageMap';

/** Files whose page has a different name, relative to the base path. Patterns for all other Markdown come after them. */
export const namedPages: readonly {readonly file: string; readonly page: string}[] = [
  {file: 'index.md', page: ''},
  ...[llmsFiles.index, llmsFiles.full].map((file) => ({file, page: pageMap.path.slice(1)})),
];

/**
 * The value of the header `Link`.
 *
 * @param root absolute URL of the home page
 * @param page path of the page relative to it
 */
export function canonicalLink(root: string, page: string): string {
  return `<${root}${page}>; rel="canonical"`;
}
