import type {SearchSite} from '../../../src/lib/search/page';
import type {HtmlPage} from './pageOfHtml';

/** By code units, so the order is the same on every machine. */
function byPath(a: HtmlPage, b: HtmlPage): number {
  return a.page.path < b.page.path ? -1 : Number(a.page.path > b.page.path);
}

/** The searchable pages of a site, ordered by path. @param pages what `pageOfHtml` returned for each page */
export function siteOf(pages: readonly (HtmlPage | null)[]): SearchSite {
  const searchable = pages.filter((page) => page !== null).sort(byPath);
  return {origin: searchable[0]?.origin ?? '', pages: searchable.map(({page}) => page)};
}
