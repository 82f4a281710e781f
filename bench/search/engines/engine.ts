import type {SearchSite} from '../../../plugins/search-index/shared/page';
import {searchSettings} from '../../../src/site/search';

/** Answers a query; gives back how many hits it would show. */
export type Search = (query: string) => number | Promise<number>;

/** A search engine under test: `build` runs in Node, `load` in the page. */
export interface Engine {
  /** Makes the file that a reader's browser fetches, the texts that hits show included. */
  readonly build: (site: SearchSite) => string | Promise<string>;
  readonly load: (file: string) => Search | Promise<Search>;
}

/** As many as a list of results shows. */
export const shownHits: number = searchSettings.hitsPerPage;
