import {describe, expect, it} from 'vitest';
import {differences, parseFacts} from './facts';

describe('a facts file', () => {
  it('has one fact per line, with its source', () => {
    expect(parseFacts('roles.tsv', 'role\tsource\nadmin\ttypes.ts:30\n', ['role'])).toEqual([
      {role: 'admin', source: 'types.ts:30'},
    ]);
  });

  it('is rejected with the line that has no source', () => {
    expect(() => parseFacts('roles.tsv', 'role\tsource\nadmin\n', ['role'])).toThrow(/^roles\.tsv:2 /);
  });

  it('is rejected if its columns are different', () => {
    expect(() => parseFacts('roles.tsv', 'name\tsource\n', ['role'])).toThrow(/columns role, source/);
  });
});

describe('the comparison of facts and page', () => {
  it('names what the page lacks and what the facts lack', () => {
    const facts = new Map([
      ['a', 'x.ts:1'],
      ['b', 'x.ts:2'],
    ]);
    const page = new Map([
      ['b', 'docs/a.mdx'],
      ['c', 'docs/a.mdx'],
    ]);
    expect(differences({facts, page, file: 'docs/a.mdx', kind: 'the key'}).map(({what}) => what)).toEqual([
      'lacks the key "a" (x.ts:1)',
      'has the key "c", which tests/facts doesn\'t have',
    ]);
  });
});
