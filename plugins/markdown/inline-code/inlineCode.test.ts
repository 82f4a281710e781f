import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {inlineCode} from './index';

function transformed(html: string): Root {
  const tree = fromHtml(html, {fragment: true});
  inlineCode()(tree);
  return tree;
}

/** The text with a bar where a line may end, and a broken bar where it may end on a phone. */
function withBars(html: string): string {
  const tree = transformed(html);
  visit(tree, {type: 'element', tagName: 'wbr'}, (element: Element) => {
    const isNarrow = element.properties.className !== undefined;
    element.tagName = 'span';
    element.children = [{type: 'text', value: isNarrow ? '¦' : '|'}];
  });
  return toText(tree);
}

const cell = (code: string): string => `<table><tr><td><code>${code}</code></td></tr></table>`;

describe('long code in a table', () => {
  it('may break before a slash, but not before the first one', () => {
    expect(withBars(cell('POST /providers/:id/refresh'))).toBe('POST /providers|/:id|/refresh');
  });

  it('may break in more places on a phone, where it would break anywhere', () => {
    expect(withBars(cell('ENCRYPTION_KEY'))).toBe('ENCRYPTION_¦KEY');
    expect(withBars(cell('/settings#Users'))).toBe('/settings#¦Users');
    expect(withBars(cell('/usr/local/bin'))).toBe('/usr¦/local¦/bin');
    expect(withBars(cell('security.private_keys_path'))).toBe('security.|private_¦keys_¦path');
  });

  it('may break after the dot of a name and before a capital', () => {
    expect(withBars(cell('data.isValidConnection'))).toBe('data.|is|Valid|Connection');
  });

  it('keeps short words whole', () => {
    const code = 'GET /tags/:id HOST_NAME';
    expect(withBars(cell(code))).toBe(code);
  });

  it('keeps its text, blanks included', () => {
    const code = 'a/long/path/of/data.isValidConnection, then another/long/path';
    expect(toText(transformed(cell(code)))).toBe(code);
  });
});

describe('code elsewhere', () => {
  it('has no breaks of its own', () => {
    const code = 'GET /providers/:id/refresh';
    expect(withBars(`<p><code>${code}</code></p>`)).toBe(code);
  });

  it('stays in one line if it is short and would break at its hyphens', () => {
    const html = '<p><code>--tail</code><code>0.0.53</code><code>docker compose --file</code></p>';
    const classes = selectAll('code', transformed(html)).map(({properties}) => properties.className);
    expect(classes).toEqual([['code-whole'], undefined, undefined]);
  });
});

it('an option stays with its hyphens, in a table and elsewhere', () => {
  const html = '<p><code>docker compose up -d</code></p>' + cell('docker ps -a --format TABLE a-b-c');
  const options = selectAll('span.code-whole', transformed(html)).map((element) => toText(element));
  expect(options).toEqual(['-d', '-a', '--format']);
});

it('blocks of code are left alone', () => {
  const html = '<pre><code>--tail</code></pre>';
  expect(selectAll('.code-whole', transformed(html))).toEqual([]);
});
