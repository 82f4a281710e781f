import {expect, it} from 'vitest';
import {sidebarCategories} from './sidebarCategories';

it('gives each doc the label of its top category, the linked doc included', () => {
  const doc = (id: string) => ({type: 'doc', id}) as const;
  const category = {collapsed: false, collapsible: true, type: 'category'} as const;
  const labels = sidebarCategories({
    main: [
      doc('intro'),
      {
        ...category,
        label: 'Services',
        link: {type: 'doc', id: 'overview'},
        items: [{...category, label: 'Inner', items: [doc('deep')]}],
      },
    ],
  });
  expect([...labels]).toEqual([
    ['overview', 'Services'],
    ['deep', 'Services'],
  ]);
});
