import type {SidebarEntry} from './docTree';

/** An entry as a sidebars file of Docusaurus has it. */
export function docusaurusSidebarItem(entry: SidebarEntry): unknown {
  return 'file' in entry
    ? entry.file
    : {type: 'category', label: entry.label, items: entry.items.map(docusaurusSidebarItem)};
}
