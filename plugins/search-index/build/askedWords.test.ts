import {expect, it} from 'vitest';
import {countAskedWords} from './askedWords';
import {parseLabeledQueries} from './labeledQueries';

const paths = ['/docs/backup', '/docs/upgrade', '/docs/move'];

/** @param rows each a query, its kind, and the pages that answer it */
function countsOf(rows: readonly (readonly [query: string, kind: string, pages: string])[], known = '') {
  const lines = rows.map(([query, kind, pages], index) => `aa${index}\t${query}\t${kind}\t${pages}\t`);
  const queries = parseLabeledQueries('list.tsv', ['id\tquery\tkind\tgrade2\tgrade1', ...lines].join('\n'));
  return countAskedWords(paths, queries, (term) => known.split(' ').includes(term)).map((words) =>
    Object.fromEntries(words),
  );
}

it('counts how many searches that a page answers have a word', () => {
  expect(
    countsOf([
      ['save my data', 'phrase', 'backup'],
      ['save everything, save now', 'phrase', 'backup'],
      ['save before upgrading', 'phrase', 'upgrade'],
    ]),
  ).toEqual([{save: 2}, {save: 1}, {}]);
});

it('divides a search among the pages that answer it, and drops what is left of one that many answer', () => {
  expect(countsOf([['save', 'keyword', 'backup upgrade']], 'save')).toEqual([{save: 0.5}, {save: 0.5}, {}]);
  expect(countsOf([['save', 'keyword', 'backup upgrade move']], 'save')).toEqual([{}, {}, {}]);
});

it('keeps a word of a single search only when pages have it, and no misspelled search', () => {
  expect(
    countsOf(
      [
        ['web-03 snapshot', 'phrase', 'backup'],
        ['snapshto', 'typo', 'backup'],
      ],
      'snapshot snapshto',
    ),
  ).toEqual([{snapshot: 1}, {}, {}]);
});
