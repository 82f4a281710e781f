import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
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
 * @param productName the group of pages outside every sidebar category
 */
export async function readBuiltSite(directory: string, productName: string): Promise<SearchSite> {
  const names = (await readdir(directory, {recursive: true})).filter((name) => name.endsWith('.html'));
  const pages: HtmlPage[] = [];
  // One at a time: parsing keeps the processor busy anyway, and few trees stay in memory.
  for (const name of names) {
    const page = pageOfHtml(await readFile(path.join(directory, name), 'utf8'), productName);
    if (page) {
      pages.push(page);
    }
  }
  pages.sort(byPath);
  return {origin: pages[0]?.origin ?? '', pages: pages.map(({page}) => page)};
}
