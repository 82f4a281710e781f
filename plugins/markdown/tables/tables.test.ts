import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import {nameTables} from './index';

function pageWith(html: string): ReturnType<typeof fromHtml> {
  const tree = fromHtml(html, {fragment: true});
  nameTables()(tree, {stem: 'without-effect'});
  return tree;
}

function entry(name: string, attribute: string, expression: string): MdxJsxFlowElementHast {
  const value = {type: 'mdxJsxAttributeValueExpression', value: expression} as const;
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{type: 'mdxJsxAttribute', name: attribute, value}],
    children: [],
  };
}

const table =
  '<table><thead><tr><th></th><th>Role</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';

describe('the tables of a page', () => {
  it('are named after the heading above them, or after their file, and numbered if there are several', () => {
    const tree = pageWith(
      `${table}<h2>Who <code>may</code></h2>${table}<div>${table}</div><h3>Next</h3>${table}`,
    );
    expect(selectAll('table', tree).map(({properties}) => properties.ariaLabel)).toEqual([
      'Without effect',
      'Who may',
      'Who may, table 2',
      'Next',
    ]);
  });

  it.each([
    ['Entry', 'title'],
    ['Message', 'template'],
    ['Endpoint', 'summary'],
  ])('are named after the entry that they are in: %s by its %s', (name, attribute) => {
    const tree = pageWith(table);
    nameTables()({type: 'root', children: [entry(name, attribute, '"Who may"'), ...tree.children]}, {});
    expect(select('table', tree)?.properties.ariaLabel).toBe('Who may');
  });

  it('use no title that only a script would know, and name the page that has it', () => {
    expect(() =>
      nameTables()({type: 'root', children: [entry('Entry', 'title', 'name')]}, {stem: 'ports'}),
    ).toThrow('ports: write text in double quotes in <Entry title={name}>.');
  });

  it('give the row of a key, a variable, or a setting an anchor, and no other row', () => {
    const rows = '<tbody><tr><td><code>server.port</code></td></tr><tr><td>listen port</td></tr></tbody>';
    const tree = pageWith(
      ['Key', 'Role'].map((column) => `<table><tr><th>${column}</th></tr>${rows}</table>`).join(''),
    );
    expect(selectAll('tr[id]', tree).map(({properties}) => properties.id)).toEqual(['key-server-port']);
  });

  it('have header cells that head a column, and no empty ones', () => {
    const tree = pageWith(table);
    expect(selectAll('th', tree)).toHaveLength(1);
    expect(select('th', tree)?.properties.scope).toBe('col');
    expect(select('thead tr', tree)?.children).toHaveLength(2);
  });
});
