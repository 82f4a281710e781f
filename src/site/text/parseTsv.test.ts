import {expect, it} from 'vitest';
import {parseTsv} from './parseTsv';

it('A table is read by the names of its columns, including empty cells', () => {
  expect(parseTsv('a.tsv', 'id\tquery\tsection\n1\tssh\t\n', ['id', 'query'])).toEqual([
    {id: '1', query: 'ssh'},
  ]);
});

it('A table is rejected with its file if a column is missing, and with the line that has too few cells', () => {
  expect(() => parseTsv('a.tsv', 'id\tquery\n', ['id', 'kind'])).toThrow(
    'a.tsv must begin with the columns id, kind',
  );
  expect(() => parseTsv('a.tsv', 'id\tquery\n1\ta\n2\n', ['id'])).toThrow('a.tsv:3 has 1 cells');
});
