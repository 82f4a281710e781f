import {existsSync} from 'node:fs';
import {parsePages, readPages} from '../../plugins/built-pages/readPages';
import {siteOf} from '../../plugins/search-index/build/siteOf';
import {type SearchSite} from '../../src/lib/search/page';

/** The pages of a build that search finds. @throws Error with what to do when there are none */
export async function readBuild(directory: string): Promise<SearchSite> {
  const pages = existsSync(directory) ? parsePages(await readPages(directory)) : [];
  const site = siteOf(pages.map(({tree}) => tree));
  if (site.pages.length === 0) {
    throw new Error(
      `${directory} has no page to search. Run "npm run build" first, or name the folder with --dir.`,
    );
  }
  return site;
}
