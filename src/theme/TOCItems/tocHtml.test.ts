import {expect, it} from 'vitest';
import {tocHtml} from './tocHtml';

const link = 'table-of-contents__link';

it('nests headings below the one that they belong to', () => {
  const html = tocHtml(
    [
      {
        id: 'first',
        level: 2,
        value: 'First',
        children: [{id: 'part', level: 3, value: 'Part', children: []}],
      },
      {id: 'second', level: 2, value: 'Second', children: []},
    ],
    link,
  );
  expect(html).toBe(
    `<li><a href="#first" class="${link}">First</a><ul><li><a href="#part" class="${link}">Part</a></li></ul></li>` +
      `<li><a href="#second" class="${link}">Second</a></li>`,
  );
});

it('keeps the HTML of a heading, and lets no id out of its attribute', () => {
  const html = tocHtml([{id: 'a"b', level: 2, value: '<code>a &amp; b</code>', children: []}], undefined);
  expect(html).toBe('<li><a href="#a&quot;b"><code>a &amp; b</code></a></li>');
});
