import {existsSync} from 'node:fs';
import {readBuiltSite} from '../../plugins/search-index/build/readBuiltSite';
import {type SearchSite} from '../../plugins/search-index/shared/page';

/** The pages of a build that search finds. @throws Error with what to do when there are none */
export async function readBuild(directory: string): Promise<SearchSite> {
  const site = existsSync(directory) ? await readBuiltSite(directory) : undefined;
  if (site === undefined || site.pages.length === 0) {
    throw new Error(
      `${directory} has no page to search. Run "npm run build" first, or name the folder with --dir.`,
    );
  }
  return site;
}
