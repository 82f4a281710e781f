import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = NonNullable<Sidebars[string]>[number];

/** The docs that an item of a sidebar holds, the one that a category links to included. */
function docsOf(item: SidebarItem): readonly string[] {
  if (item.type === 'doc') {
    return [item.id];
  }
  if (item.type !== 'category') {
    return [];
  }
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(docsOf)];
}

/** The label of the top category of each doc that has one, by the doc's id. */
export function sidebarCategories(sidebars: Sidebars): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const item of Object.values(sidebars).flat()) {
    if (item.type === 'category') {
      docsOf(item).forEach((id) => labels.set(id, item.label));
    }
  }
  return labels;
}
