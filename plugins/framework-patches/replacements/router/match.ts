/** What of an address a route took. */
export interface Match {
  readonly path: string;
  readonly url: string;
  readonly isExact: boolean;
  readonly params: Readonly<Record<string, string>>;
}

/** Routes of this framework are plain paths, or `*` for every address. */
export interface Pattern {
  readonly path?: string;
  readonly exact?: boolean;
}

export interface MatchedRoute<Route> {
  readonly route: Route;
  readonly match: Match;
}

interface RouteNode<Route> extends Pattern {
  readonly routes?: readonly Route[];
}

const everything = '*';

/** Whether a path leads to an address, like `matchPath` of `react-router` (5.3): case and a slash at the end do not count. */
export function matchPath(pathname: string, pattern: string | Pattern): Match | null {
  const {path, exact = false} = typeof pattern === 'string' ? {path: pattern} : pattern;
  if (path === undefined) {
    return null;
  }
  if (path === everything) {
    return {path, url: pathname, isExact: true, params: {0: pathname}};
  }
  const base = path.replace(/\/$/, '');
  const rest = pathname.slice(base.length);
  const isBelow = pathname.slice(0, base.length).toLowerCase() === base.toLowerCase();
  const isExact = rest === '' || rest === '/';
  if (!isBelow || !(isExact || (!exact && rest.startsWith('/')))) {
    return null;
  }
  const url = isExact ? pathname : pathname.slice(0, base.length);
  return {path, url: url || '/', isExact, params: {}};
}

/** What every address matches, before any route. */
export function rootMatch(pathname: string): Match {
  return {path: '/', url: '/', isExact: pathname === '/', params: {}};
}

/** The routes that lead to an address, outermost first; of each level the first one that matches. */
export function matchRoutes<Route extends RouteNode<Route>>(
  routes: readonly Route[],
  pathname: string,
  parent: Match = rootMatch(pathname),
): readonly MatchedRoute<Route>[] {
  for (const route of routes) {
    const match = route.path === undefined ? parent : matchPath(pathname, route);
    if (match !== null) {
      return [{route, match}, ...matchRoutes(route.routes ?? [], pathname, match)];
    }
  }
  return [];
}
