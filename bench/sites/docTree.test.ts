import {describe, expect, it} from 'vitest';
import {docusaurusSidebarItem} from './docusaurusSidebar';
import {readDocTree, type SidebarEntry} from './docTree';

function filesOf(entries: readonly SidebarEntry[]): readonly string[] {
  return entries.flatMap((entry) => ('file' in entry ? [entry.file] : filesOf(entry.items)));
}

function labelsOf(entries: readonly SidebarEntry[]): readonly string[] {
  return entries.flatMap((entry) => ('file' in entry ? [] : [entry.label, ...labelsOf(entry.items)]));
}

describe('readDocTree', () => {
  const once = readDocTree();
  const thrice = readDocTree(3);

  it('lists every page in the sidebar, pages that a group links to included', () => {
    expect([...filesOf(once.sidebar)].sort()).toEqual(once.pages.map(({file}) => file).sort());
  });

  it('repeats the pages in folders of their own, with groups of their own', () => {
    expect(thrice.pages).toHaveLength(3 * once.pages.length);
    expect(new Set(thrice.pages.map(({file}) => file)).size).toBe(thrice.pages.length);
    expect(new Set(labelsOf(thrice.sidebar)).size).toBe(labelsOf(thrice.sidebar).length);
  });

  it('gives each introduction an address of its own', () => {
    const slugs = thrice.pages.flatMap(({source}) => /^slug: (.+)$/m.exec(source)?.[1] ?? []);
    expect(slugs).toEqual(['/', '/part-2/', '/part-3/']);
  });

  it('can be written as a sidebar of Docusaurus', () => {
    expect(docusaurusSidebarItem({label: 'Alerts', items: [{file: 'alerts/a', label: 'A'}]})).toEqual({
      type: 'category',
      label: 'Alerts',
      items: ['alerts/a'],
    });
  });
});
