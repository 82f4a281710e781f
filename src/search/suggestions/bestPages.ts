import type {SearchHit} from '../client/contract';

export interface SuggestedPage {
  readonly title: string;
  readonly url: string;
}

/**
 * The pages that the hits are on, best first.
 *
 * @param count maximum number of pages
 */
export function bestPages(hits: readonly SearchHit[], count: number): readonly SuggestedPage[] {
  const pages = new Map<string, string>();
  for (const {url, hierarchy} of hits) {
    const page = url.replace(/#.*/, '');
    const title = hierarchy.lvl1;
    if (title && !pages.has(page)) {
      pages.set(page, title);
    }
  }
  return [...pages].slice(0, count).map(([url, title]) => ({title, url}));
}
