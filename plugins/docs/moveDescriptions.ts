import type {
  PropCategoryGeneratedIndex,
  PropSidebarItem,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

/** The two properties of the framework's routes that matter here. */
interface RouteProps {
  readonly version?: PropVersionMetadata;
  readonly categoryGeneratedIndex?: PropCategoryGeneratedIndex;
}

/** The items of the category at a URL, among items and the categories within them. */
function itemsOf(address: string, items: readonly PropSidebarItem[]): readonly PropSidebarItem[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') {
      return [];
    }
    return item.href === address ? item.items : itemsOf(address, item.items);
  });
}

/** The descriptions of a category's pages, by ID. */
function descriptionsIn(
  {permalink}: PropCategoryGeneratedIndex,
  {docsSidebars, docs}: PropVersionMetadata,
): Readonly<Record<string, string>> {
  const items = itemsOf(permalink, Object.values(docsSidebars).flat());
  return Object.fromEntries(
    items.flatMap((item) => {
      const doc = item.type === 'link' && item.docId !== undefined ? docs[item.docId] : undefined;
      return doc?.description === undefined ? [] : [[doc.id, doc.description]];
    }),
  );
}

/**
 * Gives the page of each category the descriptions that it shows. The framework gives every page those of all pages:
 * 7.3 of the 10 KiB of a script that each of them loads.
 *
 * @param route a route of the docs, with all routes below it
 * @param version the version metadata of the route above it
 */
export function moveDescriptions(route: RouteConfig, version?: PropVersionMetadata): RouteConfig {
  const {version: own = version, categoryGeneratedIndex: category}: RouteProps = route.props ?? {};
  return {
    ...route,
    ...(route.props && {
      props: {
        ...route.props,
        ...(route.props.version !== undefined && {version: {...own, docs: {}}}),
        ...(own && category && {descriptions: descriptionsIn(category, own)}),
      },
    }),
    ...(route.routes && {routes: route.routes.map((inner) => moveDescriptions(inner, own))}),
  };
}
