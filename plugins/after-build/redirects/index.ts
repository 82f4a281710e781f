import {redirects} from '../../../src/site/redirects';
import type {OutputFile} from '../../built-pages/outputFile';
import type {HtmlFile} from '../../built-pages/readPages';
import {redirectPage} from './redirectPage';

/**
 * A page at each address that leads to another one. `plugins/after-build/server-files` has the rules for servers.
 *
 * @throws Error when there's a page already
 */
export function redirectPages(
  pages: readonly HtmlFile[],
  origin: string,
  baseUrl: string,
): readonly OutputFile[] {
  const taken = new Set(pages.map(({name}) => name));
  return redirects.map(({from, to}) => {
    const file = `${from.slice(1)}/index.html`;
    if (taken.has(file)) {
      throw new Error(`There's a page at ${from}: remove that address from src/site/redirects.ts.`);
    }
    return [file, redirectPage(baseUrl + to.slice(1), origin)];
  });
}
