/** Addresses of this site that the documented product itself links to: none of them may ever be empty. */
import {type BuiltSite} from './builtSite';
import {type Fact} from './docs/facts';
import {type Problem} from './problem';

/** Linked addresses that have no page. */
export function findDeadConsoleLinks(site: BuiltSite, links: readonly Fact<'route'>[]): readonly Problem[] {
  return links
    .filter(({route}) => !site.pages.has(route))
    .map(({route, source}) => ({
      where: route,
      what: `is linked by the product (${source}) but was not built`,
    }));
}
