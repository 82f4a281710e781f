import {expect, it} from 'vitest';
import sidebars from '../../sidebars';
import {docPath, sidebarId} from '../../src/site/docs';
import {sections} from '../../src/site/home';

interface Category {
  readonly type: 'category';
  readonly label: string;
  readonly link: {readonly type: 'doc'; readonly id: string} | {readonly slug: string};
}

function isCategory(item: unknown): item is Category {
  return typeof item === 'object' && item !== null && 'type' in item && item.type === 'category';
}

it('has a card on the home page for each category but the last, in the order of the sidebar', () => {
  const items: readonly unknown[] = Object.values(sidebars[sidebarId] ?? []);
  const categories = items
    .filter(isCategory)
    .map(({label, link}) => [label, 'id' in link ? docPath(link.id) : `/docs${link.slug}`]);
  // The footer links to the legal pages.
  expect(categories.at(-1)?.[0]).toBe('Legal');
  expect(sections.map(({title, to}) => [title, to])).toEqual(categories.slice(0, -1));
});
