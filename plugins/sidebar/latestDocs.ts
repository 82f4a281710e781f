import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {groupBy} from '../../src/lib/groupBy';
import {sidebarId} from '../../src/site/docs';
import {product} from '../../src/site/product';

/** Pages that belong together, in the order of the sidebar. */
export interface Section {
  readonly label: string;
  /** Paths of the pages, base path included. */
  readonly paths: readonly string[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The IDs of the docs of an item and of all below it. */
function docIds(item: SidebarItem): readonly string[] {
  if (item.type === 'doc') {
    return [item.id];
  }
  if (item.type !== 'category') {
    return [];
  }
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(docIds)];
}

/** A version's sidebar as sections: one for each top-level category, and one for all pages outside of them. */
function sectionsOf({sidebars, docs}: LoadedVersion): readonly Section[] {
  const paths = new Map(docs.map(({id, permalink}) => [id, permalink]));
  const sections = groupBy(sidebars[sidebarId] ?? [], (item) =>
    item.type === 'category' ? item.label : product.name,
  );
  return [...sections].map(([label, items]) => ({
    label,
    paths: items.flatMap(docIds).flatMap((id) => paths.get(id) ?? []),
  }));
}

/** The pages of the version that readers get unless they choose another, and the sections of its sidebar. */
export function latestDocs(allContent: AllContent): {
  readonly docs: LoadedVersion['docs'];
  readonly sections: readonly Section[];
} {
  const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  if (content === undefined) {
    throw new Error('The plugin for docs is missing: keep `docs` in the preset of docusaurus.config.ts.');
  }
  const latest = content.loadedVersions.filter(({isLast}) => isLast);
  return {docs: latest.flatMap(({docs}) => docs), sections: latest.flatMap(sectionsOf)};
}
