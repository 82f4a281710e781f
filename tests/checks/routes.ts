/** Every permanent address has a page. */
import {type BuiltSite} from './builtSite';
import {type Problem} from './problem';
import {permanentRoutes} from '../../src/site/permanentRoutes';

/** Permanent routes that have no page. */
export function findMissingRoutes(site: BuiltSite): readonly Problem[] {
  return permanentRoutes
    .filter((route) => !site.pages.has(route))
    .map((route) => ({where: route, what: 'is a permanent address but has no page'}));
}
