import {expect, it} from 'vitest';
import {readableSearches} from './storedSearches';

const search = {objectID: '1', url: '/docs/', type: 'lvl1', hierarchy: {lvl1: 'Docs'}};

it.each([
  ['no JSON', '{"broken', []],
  ['no list', '{"a": 1}', []],
  ['null', 'null', []],
  ['things that are no searches', '[1, null, {"url": 2}]', []],
  ['a search that leads to a script', JSON.stringify([{...search, url: 'javascript:alert(1)'}]), []],
  ['a search that leads to another host', JSON.stringify([{...search, url: '//evil.example.com'}]), []],
  ['a heading that is no text', JSON.stringify([{...search, hierarchy: {lvl1: {}}}]), []],
  ['a search among them', JSON.stringify([null, search]), [search]],
  ['a search that appears twice', JSON.stringify([search, search]), [search]],
])('keeps what can be drawn of %s', (_what, json, expected) => {
  expect(readableSearches(json)).toEqual(expected);
});
