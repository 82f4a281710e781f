import {expect, it} from 'vitest';
import {buildIndex} from '../../../plugins/search-index/build/buildIndex';
import {parseLabeledQueries} from '../../../plugins/search-index/build/labeledQueries';
import type {SearchPage} from '../../../plugins/search-index/shared/page';
import {createEngine} from './engine';
import {fixturePage} from './fixtures/page';

function page(path: string, heading: string, text: string): SearchPage {
  return fixturePage(path, {level: 1, anchor: null, heading: 'Guide', blocks: []}, [
    {level: 2, anchor: 'part', heading, blocks: [text]},
  ]);
}

const pages = [
  page('/docs/disk', 'Free space', 'Images fill the disk.'),
  page('/docs/archive', 'Old entries', 'The disk has entries.'),
];

/** Paths of the pages that a search finds, best first. */
function found(query: string, ...learned: readonly (readonly [query: string, page: string])[]) {
  const lines = learned.map(([asked, name], index) => `aa${index}\t${asked}\tphrase\t${name}\t`);
  const queries = parseLabeledQueries('list.tsv', ['id\tquery\tkind\tgrade2\tgrade1', ...lines].join('\n'));
  const hits = createEngine(buildIndex({origin: 'https://docs.example', pages}, queries)).search(query);
  return [...new Set(hits.map(({record}) => new URL(record.url).pathname))];
}

const ofArchive = [
  ['disk full after months', 'archive'],
  ['disk full again', 'archive'],
] as const;

it('puts the page first that answers searches worded like the query, although its text is further away', () => {
  expect(found('disk full ')[0]).toBe('/docs/disk');
  expect(found('disk full ', ...ofArchive)[0]).toBe('/docs/archive');
});

it('leaves a heading first for readers who type it', () => {
  expect(found('free space ', ['free space', 'archive'], ['free space', 'archive'])[0]).toBe('/docs/disk');
});
