import {existsSync} from 'node:fs';
import {fromHtml} from 'hast-util-from-html';
import {readFolder} from '../../plugins/files/readFolder';
import {siteOf} from '../../plugins/search-index/build/siteOf';
import {type SearchSite} from '../../src/lib/search/page';

/** The pages of a build that search finds. @throws Error with what to do when there are none */
export async function readBuild(directory: string): Promise<SearchSite> {
  const texts = existsSync(directory) ? await readFolder(directory, '.html') : new Map<string, string>();
  const site = siteOf([...texts.values()].map((html) => fromHtml(html)));
  if (site.pages.length === 0) {
    throw new Error(
      `${directory} has no page to search. Run "npm run build" first, or name the folder with --dir.`,
    );
  }
  return site;
}
