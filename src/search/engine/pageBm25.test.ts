import {expect, it} from 'vitest';
import {buildIndex} from '../../../plugins/search-index/build/buildIndex';
import type {SearchPage} from '../../lib/search/page';
import {findCandidates} from './candidates';
import {fixturePage} from './fixtures/page';
import {loadIndex} from './loadIndex';
import {createPageScore} from './pageBm25';
import {queryWords} from './queryWords';

function page(path: string, ...texts: readonly string[]): SearchPage {
  const sections = texts.map((text, index) => ({
    level: 2 as const,
    anchor: `part-${index}`,
    heading: `Part ${index}`,
    blocks: [text],
  }));
  return fixturePage(path, {level: 1, anchor: null, heading: 'Page', blocks: []}, sections);
}

function scores(query: string, ...pages: readonly SearchPage[]): readonly number[] {
  const index = loadIndex(buildIndex({origin: '', pages}));
  const score = createPageScore(index, findCandidates(index, queryWords(query), () => true).words, 'text');
  return pages.map((_, number) => score(number));
}

it('prefers the page whose sections have all words together', () => {
  const [spread = 0, half = 0, none] = scores(
    'lost key ',
    page('/spread', 'The key is in the box.', 'A lost box is found.'),
    page('/half', 'The key is in the box.', 'The key is in the room.'),
    page('/none', 'The door is open.', 'The room is empty.'),
  );
  expect(spread).toBe(1);
  expect(half).toBeLessThan(1);
  expect(half).toBeGreaterThan(0);
  expect(none).toBe(0);
});

it('counts everything that a word stands for as one term', () => {
  const [itself = 0, synonyms = 0] = scores(
    'server ',
    page('/itself', 'The server runs.', 'The server stops.'),
    page('/synonyms', 'The host runs.', 'The machine stops.'),
  );
  expect(itself).toBeGreaterThan(synonyms);
});

it('counts a word less in a long page', () => {
  const [short = 0, long = 0] = scores(
    'key ',
    page('/short', 'The key.'),
    page('/long', `The key. ${'And then some more text follows here. '.repeat(20)}`),
  );
  expect(short).toBeGreaterThan(long);
});

it('prefers the page that has a word in more of its keywords', () => {
  const described = (path: string, ...keywords: readonly string[]): SearchPage => ({
    ...page(path, 'Text.'),
    keywords,
  });
  const pages = [
    described('/several', 'lost key', 'new key', 'old door'),
    described('/one', 'lost key', 'new house', 'old door'),
    described('/none', 'lost box', 'new house', 'old door'),
  ];
  const index = loadIndex(buildIndex({origin: '', pages}));
  const score = createPageScore(
    index,
    findCandidates(index, queryWords('key '), () => true).words,
    'description',
  );
  const [several = 0, one = 0, none] = pages.map((_, number) => score(number));
  expect(several).toBe(1);
  expect(one).toBeLessThan(1);
  expect(one).toBeGreaterThan(0);
  expect(none).toBe(0);
});
