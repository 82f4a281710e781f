import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {textContent} from '../../built-pages/elements';
import {expect, it} from 'vitest';
import {drawDiagrams} from './index';

function pageWith(statements: string, meta?: string): Root {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: ['language-dot']},
    children: [{type: 'text', value: statements}],
    data: {meta} as Element['data'],
  };
  return {type: 'root', children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}]};
}

const file = {path: 'docs/page.mdx'};

it('draws a block as a picture with a name, without tooltips, fixed sizes in points, or its own colors', async () => {
  const tree = pageWith(
    'a [label="Browser"] b [label="Backend", class=ours] a -> b',
    'alt="The browser calls the backend"',
  );
  await drawDiagrams()(tree, file);
  const svg = select('figure > svg', tree);
  expect(svg?.properties).toMatchObject({role: 'img', ariaLabel: 'The browser calls the backend'});
  expect(Number(svg?.properties.width)).toBeGreaterThan(50);
  expect(selectAll('title', tree)).toEqual([]);
  expect(selectAll('.node text', tree).map(textContent)).toEqual(['Browser', 'Backend']);
  expect(selectAll('.node.ours', tree)).toHaveLength(1);
});

it('stops the build if nothing says what a diagram shows', async () => {
  await expect(drawDiagrams()(pageWith('a -> b'), file)).rejects.toThrow(
    'docs/page.mdx:1: say what the diagram shows',
  );
});

it('reports what is wrong with the statements', async () => {
  await expect(drawDiagrams()(pageWith('a -> ', 'alt="Broken"'), file)).rejects.toThrow(/syntax error/);
});
