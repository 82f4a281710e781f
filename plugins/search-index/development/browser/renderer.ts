/** Renders pages as a build does: with the framework's own entry for the server. */
import serverEntry from '@docusaurus/core/lib/client/serverEntry';
import routes from '@generated/routes';

/** The part of the framework entry's return value that's used: HTML, and attributes as they appear in it. */
export interface RenderedPage {
  readonly html: string;
  readonly collectedData: {
    readonly metadata: {
      readonly internal: {
        readonly htmlAttributes: string;
        readonly title: string;
        readonly meta: string;
        readonly link: string;
      };
    };
  };
}

/** Renders a page. */
export const render = serverEntry as (page: {
  readonly pathname: string;
  readonly v4RemoveLegacyPostBuildHeadAttribute: boolean;
}) => Promise<RenderedPage>;

type Route = (typeof routes)[number];

function isRoute(route: object): route is Route {
  return 'path' in route && 'component' in route;
}

function pathsBelow({path, routes: children}: Route): readonly string[] {
  return children ? children.filter(isRoute).flatMap(pathsBelow) : [path];
}

/** The path of every page. The route for unknown paths has none. */
export const paths: readonly string[] = routes.flatMap(pathsBelow).filter((path) => path !== '*');
