/** Every route of the specification was built. */
import {type BuiltSite} from './builtSite';
import {type Problem} from './problem';
import {specifiedRoutes} from './specifiedRoutes';

/** Specified routes that have no page. */
export function findMissingRoutes(site: BuiltSite): readonly Problem[] {
  return specifiedRoutes
    .filter((route) => !site.pages.has(route))
    .map((route) => ({where: route, what: 'is specified but was not built'}));
}
