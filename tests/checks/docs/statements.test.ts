import {expect, it} from 'vitest';
import {findMissingStatements} from './statements';

const fact = {statement: 'It runs every 10 seconds', place: 'a.yml', source: 'job.ts:1'};

it('a statement may be folded in its file, but not missing', () => {
  expect(findMissingStatements([fact], () => 'means: >-\n  It runs\n  every 10 seconds.')).toEqual([]);
  expect(findMissingStatements([fact], () => 'It runs every 15 seconds.')).toEqual([
    {where: 'a.yml', what: 'doesn\'t say "It runs every 10 seconds", which is what job.ts:1 does'},
  ]);
});

it('a file that a fact names has to exist', () => {
  expect(findMissingStatements([fact], () => undefined)).toEqual([
    {where: 'tests/facts/statements.tsv', what: "names a.yml, which doesn't exist"},
  ]);
});
