import type {SearchSite} from '../../../plugins/search-index/shared/page';

/** Finds the page of this site that a result of any of the sites leads to. */
export type PageOf = (result: string) => string;

/** The route without what differs between generators: `/docs/a/`, `/docs/a.html`, and `/docs/a#b` are `/docs/a`. */
function routeOf(pathname: string): string {
  const route = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  // The introduction is also the others' home page.
  return route === '' ? '/docs' : route;
}

/**
 * Results are addresses, or titles where a list has no links.
 *
 * @returns a function that throws for a result that leads to none of the pages: a site must not lose by its addresses
 */
export function pageFinder({pages}: SearchSite): PageOf {
  const routes = new Set(pages.map(({path}) => routeOf(path)));
  const byTitle = new Map(pages.map(({sections, path}) => [sections[0]?.heading ?? '', routeOf(path)]));
  if (byTitle.size < pages.length) {
    throw new Error('Two pages have the same title, so a list without links may mean either.');
  }
  return (result) => {
    const route = URL.canParse(result) ? routeOf(new URL(result).pathname) : byTitle.get(result.trim());
    if (route === undefined || !routes.has(route)) {
      throw new Error(`A result leads to "${result}", which is none of this site's pages.`);
    }
    return route;
  };
}
