import {readPages} from '../../built-pages/readPages';
import type {SearchSite} from '../shared/page';
import {pageOfHtml, type HtmlPage} from './pageOfHtml';

/** By code units, so that the order is the same on every machine. */
function byPath(a: HtmlPage, b: HtmlPage): number {
  return a.page.path < b.page.path ? -1 : Number(a.page.path > b.page.path);
}

/**
 * Reads every searchable page of a built site, ordered by path.
 *
 * @param directory the output folder of `docusaurus build`
 */
export async function readBuiltSite(directory: string): Promise<SearchSite> {
  const pages = (await readPages(directory))
    .map(({tree}) => pageOfHtml(tree))
    .filter((page) => page !== null)
    .sort(byPath);
  return {origin: pages[0]?.origin ?? '', pages: pages.map(({page}) => page)};
}
