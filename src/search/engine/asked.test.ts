import {expect, it} from 'vitest';
import {buildIndex} from '../../../plugins/search-index/build/buildIndex';
import {parseLabeledQueries} from '../../../plugins/search-index/build/labeledQueries';
import type {IndexFile} from '../../../plugins/search-index/shared/indexFile';
import type {SearchPage} from '../../../plugins/search-index/shared/page';
import {findCandidates} from './candidates';
import {createEngine} from './engine';
import {findFeatures} from './features';
import {fixturePage} from './fixtures/page';
import {loadIndex} from './loadIndex';
import {queryWords} from './queryWords';

function page(path: string, heading: string, text: string): SearchPage {
  return fixturePage(path, {level: 1, anchor: null, heading: 'Guide', blocks: []}, [
    {level: 2, anchor: 'part', heading, blocks: [text]},
  ]);
}

const pages = [
  page('/docs/disk', 'Free space', 'Images fill the disk.'),
  page('/docs/archive', 'Old entries', 'The disk has entries and snapshots, but no free space.'),
  page('/docs/snapshots', 'Snapshots', 'A snapshot is a copy.'),
  page('/docs/places', 'Where OpsiMate keeps what it needs for a start', 'Entries and snapshots are files.'),
];

type Learned = readonly (readonly [query: string, page: string])[];

function indexOf(learned: Learned): IndexFile {
  const lines = learned.map(([asked, name], index) => `aa${index}\t${asked}\tphrase\t${name}\t`);
  const queries = parseLabeledQueries('list.tsv', ['id\tquery\tkind\tgrade2\tgrade1', ...lines].join('\n'));
  return buildIndex({origin: 'https://docs.example', pages}, queries);
}

/** The path of the page that a search finds first. */
function first(query: string, learned: Learned): string | undefined {
  const [hit] = createEngine(indexOf(learned)).search(query);
  return hit && new URL(hit.record.url).pathname;
}

/** What the learned searches count for the page that answers them. */
function askedOf(query: string, learned: Learned): number {
  const index = loadIndex(indexOf(learned));
  const found = findFeatures(
    index,
    findCandidates(index, queryWords(query), () => true),
  );
  return Math.max(0, ...found.map(({features}) => features.asked));
}

it('puts the page first that answers searches worded like the query, although its text is further away', () => {
  expect(first('disk full ', [])).toBe('/docs/disk');
  const learned: Learned = [
    ['disk full after months', 'archive'],
    ['disk full again', 'archive'],
  ];
  expect(first('disk full ', learned)).toBe('/docs/archive');
});

it('leaves headings and names to readers who type them, misspelled or not', () => {
  const learned: Learned = [
    ['free space on a disk', 'archive'],
    ['free space in space_left', 'archive'],
  ];
  expect(askedOf('more free space ', learned)).toBeGreaterThan(0);
  expect(askedOf('free space ', learned)).toBe(0);
  expect(askedOf('free spcae ', learned)).toBe(0);
  expect(askedOf('space_left ', learned)).toBe(0);
});

it('takes the beginning of a long heading for the heading, because the field takes no more', () => {
  const learned: Learned = [
    ['what it keeps for a start', 'places'],
    ['what it needs to start', 'places'],
  ];
  expect(askedOf('what it keeps and needs ', learned)).toBeGreaterThan(0);
  expect(askedOf('where opsimate keeps what it needs ', learned)).toBe(0);
  expect(askedOf('where OpsiMate keeps what it needs ', learned)).toBe(0);
});

it('counts half for a single word that is a heading, because it may be meant as a subject', () => {
  const learned: Learned = [
    ['snapshots and entries', 'archive'],
    ['entries of snapshots', 'archive'],
  ];
  expect(askedOf('snapshots ', learned)).toBeGreaterThan(0);
  expect(askedOf('snapshots ', learned)).toBeCloseTo(askedOf('entries ', learned) / 2);
  expect(askedOf('snapshtos ', learned)).toBe(0);
});

it('counts a misspelled word as much as the word itself', () => {
  const learned: Learned = [
    ['disk full after months', 'archive'],
    ['full again after months', 'archive'],
  ];
  expect(askedOf('disk mnoths ', learned)).toBeGreaterThan(0);
  expect(askedOf('disk mnoths ', learned)).toBe(askedOf('disk months ', learned));
});
