import type {Element, Root, RootContent} from 'hast';
import {expect, it} from 'vitest';
import {textContent} from '../../built-pages/elements';
import type {ValueName} from '../../../src/site/readerValues';
import {offerFields} from './offerFields';

function element(tagName: string, text: string, properties: Element['properties'] = {}): Element {
  return {type: 'element', tagName, properties, children: [{type: 'text', value: text}]};
}

function code(text: string): Element {
  return element('pre', text);
}

/** The texts of a page after the step, in order. */
function texts(
  children: readonly RootContent[],
  values: readonly ValueName[],
  value?: string,
): readonly string[] {
  const tree: Root = {type: 'root', children: [...children]};
  offerFields()(tree, {data: {frontMatter: {values}}, value});
  return tree.children.map(textContent);
}

it('offers fields once, below the first code that shows a value, with that value first', () => {
  expect(
    texts(
      [code('ls'), code('cd %%folder%%'), element('p', 'Go on.'), code('ssh %%ssh-user%%@host')],
      ['hostname', 'folder'],
    ),
  ).toEqual([
    'ls',
    'cd %%folder%%',
    'Use your own installation folder and hostname',
    'Go on.',
    'ssh %%ssh-user%%@host',
  ]);
});

it('offers them below the first text with a value if the page has no such code', () => {
  const link = element('p', 'Open it.', {'data-value-href': 'console-url'});
  expect(texts([element('p', 'Hello.'), link, element('p', 'Go on.')], ['console-url'])).toEqual([
    'Hello.',
    'Open it.',
    'Link these steps to your own console',
    'Go on.',
  ]);
});

it('offers them above shared text with a value, and not within that text', () => {
  const shared = {type: 'mdxJsxFlowElement', name: 'Login', attributes: [], children: []} as const;
  const page = [
    element('p', 'Hello.'),
    {...shared, name: 'Screenshot', attributes: [], children: []},
    {...shared, attributes: [], children: []},
  ];
  const imported = "import Login from '@site/docs/_partials/_login.mdx';";
  expect(texts(page, ['backend-url'], imported)).toEqual(['Hello.', '', 'Use your own backend URL', '']);
});

it('keeps the capitals of an abbreviation, and says that there are more values', () => {
  expect(texts([code('%%ssh-user%% %%hostname%%')], ['namespace'])[1]).toBe(
    'Use your own SSH user, hostname, and more',
  );
});

it('offers nothing on a page without values', () => {
  expect(texts([code('ls'), element('p', 'Text')], [])).toEqual(['ls', 'Text']);
});
