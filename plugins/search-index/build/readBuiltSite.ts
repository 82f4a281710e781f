import {readPages} from '../../built-pages/readPages';
import type {SearchSite} from '../shared/page';
import {pageOfHtml} from './pageOfHtml';
import {siteOf} from './siteOf';

/**
 * Reads every searchable page of a built site, ordered by path.
 *
 * @param directory the output folder of `docusaurus build`
 */
export async function readBuiltSite(directory: string): Promise<SearchSite> {
  return siteOf((await readPages(directory)).map(({tree}) => pageOfHtml(tree)));
}
