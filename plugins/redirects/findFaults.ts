import type {Redirect} from '../../src/site/redirects';

function withoutSlash(address: string): string {
  return address.replace(/(?<=.)\/$/, '');
}

/**
 * What's wrong with a list of redirects: an address that has a page, or is listed twice, and a target that has no page,
 * such as another redirect. Whether a target's hash exists, the built site's check of links knows.
 *
 * @param routes the addresses of all pages, below the base path
 */
export function findRedirectFaults(
  redirects: readonly Redirect[],
  routes: readonly string[],
): readonly string[] {
  const pages = new Set(routes.map(withoutSlash));
  const seen = new Set<string>();
  return redirects.flatMap(({from, to}) => {
    const isRepeated = seen.has(from);
    seen.add(from);
    return [
      ...(pages.has(from) ? [`${from} is a page, so it can't redirect to ${to}`] : []),
      ...(isRepeated ? [`${from} is listed twice`] : []),
      ...(pages.has(to.replace(/#.*/, '')) ? [] : [`${from} redirects to ${to}, which isn't a page`]),
    ];
  });
}
