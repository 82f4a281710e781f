import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {expect, it} from 'vitest';
import {pageSections} from './index';

function sectionsOf(tree: Root): readonly string[] {
  pageSections()(tree);
  return selectAll('section.markdown.page-section', tree).map((section) => toText(section).trim());
}

it('puts what stands below a heading of level 2 into a section with it', () => {
  const html = '<p>Intro</p><h2>A</h2><b>1</b><h3>B</h3><h2>C</h2><div><h2>D</h2></div>';
  const tree = fromHtml(html, {fragment: true});
  expect(sectionsOf(tree)).toEqual(['A\n1\nB', 'C\nD']);
  expect(tree.children[0]).toMatchObject({tagName: 'p'});
  expect(tree.children).toHaveLength(3);
});

it('leaves the code of a page at its top level, where alone it may stand', () => {
  const tree = fromHtml('<h2>A</h2><p>1</p>', {fragment: true});
  tree.children.splice(1, 0, {type: 'mdxjsEsm', value: "import A from './A';"});
  pageSections()(tree);
  expect(tree.children).toMatchObject([
    {tagName: 'section', children: [{tagName: 'h2'}, {tagName: 'p'}]},
    {type: 'mdxjsEsm'},
  ]);
});
