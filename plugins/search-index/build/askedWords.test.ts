import {expect, it} from 'vitest';
import {learnAskedWords} from './askedWords';
import {parseLabeledQueries} from './labeledQueries';

const paths = ['/docs/backup', '/docs/upgrade', '/docs/move'];

/**
 * @param rows each a query, its kind, and the pages that answer it
 * @param known words of the pages by their stems
 */
function learn(
  rows: readonly (readonly [query: string, kind: string, pages: string])[],
  known: Readonly<Record<string, string>> = {},
) {
  const lines = rows.map(([query, kind, pages], index) => `aa${index}\t${query}\t${kind}\t${pages}\t`);
  const queries = parseLabeledQueries('list.tsv', ['id\tquery\tkind\tgrade2\tgrade1', ...lines].join('\n'));
  return learnAskedWords(paths, queries, (key) => known[key]);
}

it('learns which words speak for a page, and against the others', () => {
  const [backup, upgrade] = learn([
    ['save my data', 'phrase', 'backup'],
    ['save everything', 'phrase', 'backup'],
    ['newer data', 'phrase', 'upgrade'],
    ['newer everything', 'phrase', 'upgrade'],
  ]);
  expect(backup?.get('save')).toBeGreaterThan(0);
  expect(upgrade?.get('save')).toBeLessThan(0);
  expect(backup?.get('newer')).toBeLessThan(0);
  expect(upgrade?.get('newer')).toBeGreaterThan(0);
});

it('learns most for the page that answers best', () => {
  const [backup, upgrade, move] = learn([
    ['save it', 'phrase', 'upgrade backup'],
    ['save all', 'phrase', 'upgrade backup'],
  ]);
  expect(upgrade?.get('save')).toBeGreaterThan(backup?.get('save') ?? 0);
  expect(backup?.get('save')).toBeGreaterThan(move?.get('save') ?? 0);
});

it('takes the forms of a word for one, by the word that pages have', () => {
  const [backup] = learn(
    [
      ['saving', 'keyword', 'backup'],
      ['saved', 'keyword', 'backup'],
    ],
    {sav: 'Save'},
  );
  expect([...(backup?.keys() ?? [])]).toEqual(['Save']);
});

it('keeps a word of a single search only when pages have it, and no misspelled search', () => {
  const [backup] = learn(
    [
      ['web-03 snapshot', 'phrase', 'backup'],
      ['snapshto', 'typo', 'backup'],
    ],
    {snapshot: 'snapshot', snapshto: 'snapshto'},
  );
  expect([...(backup?.keys() ?? [])]).toEqual(['snapshot']);
});
