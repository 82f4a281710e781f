import type {InternalDocSearchHit} from '@docsearch/react';
import {expect, it} from 'vitest';
import {hitTexts} from './hitTexts';

function hit(
  levels: Readonly<Record<string, string>>,
  more: Record<string, unknown> = {},
): InternalDocSearchHit {
  const empty = {
    lvl0: 'Getting started',
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return {type: 'lvl2', hierarchy: {...empty, ...levels}, ...more} as unknown as InternalDocSearchHit;
}

it('names all parents of a deep heading in order [row 37]', () => {
  expect(hitTexts(hit({lvl1: 'Deploy', lvl2: 'Docker', lvl3: 'Ports', lvl4: 'Range'}))).toMatchObject({
    title: 'Range',
    path: ['Deploy', 'Docker', 'Ports'],
    snippet: null,
  });
});

it('names the category of a page [row 37]', () => {
  expect(hitTexts(hit({lvl1: 'Deploy'})).path).toEqual(['Getting started']);
});

it('shows the highlighted heading and the highlighted text [row 37]', () => {
  const _snippetResult = {
    hierarchy: {lvl2: {value: '<mark>Docker</mark>'}},
    content: {value: 'run <mark>docker</mark>'},
  };
  expect(hitTexts(hit({lvl1: 'Deploy', lvl2: 'Docker'}, {type: 'content', _snippetResult}))).toEqual({
    title: '<mark>Docker</mark>',
    path: ['Deploy'],
    snippet: 'run <mark>docker</mark>',
  });
});

it('escapes the title of a stored search, which has no snippet', () => {
  expect(hitTexts(hit({lvl1: '<img src=x>'})).title).toBe('&lt;img src=x&gt;');
});
