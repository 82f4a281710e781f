import {expect, it} from 'vitest';
import {hitTexts, type TextSource} from './hitTexts';

function hit(levels: Readonly<Record<string, string>>, more: Record<string, unknown> = {}): TextSource {
  const empty = {
    lvl0: 'Getting started',
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return {type: 'lvl2', hierarchy: {...empty, ...levels}, ...more} as unknown as TextSource;
}

it('names all parents of a deep heading in order', () => {
  expect(hitTexts(hit({lvl1: 'Deploy', lvl2: 'Docker', lvl3: 'Ports', lvl4: 'Range'}))).toMatchObject({
    title: 'Range',
    path: ['Deploy', 'Docker', 'Ports'],
    snippet: null,
  });
});

it('names the category of a page', () => {
  expect(hitTexts(hit({lvl1: 'Deploy'})).path).toEqual(['Getting started']);
});

it('shows the whole heading, highlighted, and the piece of text that was cut for it', () => {
  const _highlightResult = {
    hierarchy: {lvl2: {value: 'Run <mark>Docker</mark> on one server without root'}},
    content: {value: 'a text that is much longer than its snippet: run <mark>docker</mark>'},
  };
  const _snippetResult = {
    hierarchy: {lvl2: {value: '…<mark>Docker</mark> on one…'}},
    content: {value: '…run <mark>docker</mark>'},
  };
  const lvl2 = 'Run Docker on one server without root';
  expect(hitTexts(hit({lvl1: 'Deploy', lvl2}, {type: 'content', _highlightResult, _snippetResult}))).toEqual({
    title: 'Run <mark>Docker</mark> on one server without root',
    path: ['Deploy'],
    snippet: '…run <mark>docker</mark>',
  });
});

it('draws an answer that holds no highlights at all', () => {
  expect(hitTexts(hit({lvl1: 'Deploy'}, {_highlightResult: null, _snippetResult: 'junk'}))).toEqual({
    title: 'Deploy',
    path: ['Getting started'],
    snippet: null,
  });
});

it('escapes the title of a stored search, which has no snippet', () => {
  expect(hitTexts(hit({lvl1: '<img src=x>'})).title).toBe('&lt;img src=x&gt;');
});
