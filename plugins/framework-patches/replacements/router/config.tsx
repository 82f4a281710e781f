/** Replaces `react-router-config` (5.1) in the browser: pages from a list of routes. */
import {useContext, type ComponentType, type ReactNode} from 'react';
import {history, RouterContext} from './context';
import {type Location} from './location';
import {matchPath, type Match, type Pattern} from './match';

export {matchRoutes} from './match';

interface RouteConfig extends Pattern {
  readonly key?: string;
  readonly component: ComponentType<PageProps>;
  readonly routes?: readonly RouteConfig[];
}

interface PageProps {
  readonly history: typeof history;
  readonly location: Location;
  readonly match: Match;
  readonly route: RouteConfig;
}

interface RoutesProps {
  readonly routes: readonly RouteConfig[];
  readonly extraProps?: Readonly<Record<string, unknown>>;
}

/** The page of the first route that leads to the address. */
function Routes({routes, extraProps}: RoutesProps): ReactNode {
  const {location, match: parent} = useContext(RouterContext);
  for (const [index, route] of routes.entries()) {
    const match = route.path === undefined ? parent : matchPath(location.pathname, route);
    if (match !== null) {
      const Page = route.component;
      return (
        <RouterContext key={route.key ?? index} value={{location, match}}>
          <Page history={history} location={location} match={match} {...extraProps} route={route} />
        </RouterContext>
      );
    }
  }
  return null;
}

export function renderRoutes(
  routes: readonly RouteConfig[] | undefined,
  extraProps?: RoutesProps['extraProps'],
): ReactNode {
  return routes && <Routes extraProps={extraProps} routes={routes} />;
}
