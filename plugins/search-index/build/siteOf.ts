import type {Root} from 'hast';
import type {SearchSite} from '../../../src/lib/search/page';
import {type HtmlPage, pageOfHtml} from './pageOfHtml';

/** By code units, so the order is the same on every machine. */
function byPath(a: HtmlPage, b: HtmlPage): number {
  return a.page.path < b.page.path ? -1 : Number(a.page.path > b.page.path);
}

/** The searchable pages of a site, ordered by path. */
export function siteOf(pages: readonly Root[]): SearchSite {
  const searchable = pages.flatMap((page) => pageOfHtml(page) ?? []).sort(byPath);
  return {origin: searchable[0]?.origin ?? '', pages: searchable.map(({page}) => page)};
}
