import {describe, expect, it} from 'vitest';
import {findCommitFaults} from './commits';

const exact = `search: ${'a'.repeat(64)}`;

describe('the check of commit subjects', () => {
  it.each([
    'search: compute page names once per query',
    'your values: keep a tab apart from another',
    'docs, data: link entries',
    'tools/alert-tester: name the URL',
    'styles: focus',
    'keys: press Enter once, in "quotes"',
    exact,
  ])('accepts %s', (subject) => {
    expect(findCommitFaults([`1a2b3c4 ${subject}`])).toEqual([]);
  });

  it.each([
    [`${exact}a`, 'has 73 characters, and 72 is the most'],
    ['Fix the search', 'isn\'t "area: imperative" in lowercase'],
    ['search: Fix the order', 'isn\'t "area: imperative" in lowercase'],
    ['Search: fix the order', 'isn\'t "area: imperative" in lowercase'],
    ['search:fix the order', 'isn\'t "area: imperative" in lowercase'],
    ['fixup! search: fix the order', 'isn\'t "area: imperative" in lowercase'],
    ['', 'isn\'t "area: imperative" in lowercase'],
    ['search: fixed the order', 'has "fixed" where the imperative belongs'],
    ['search: fixing the order', 'has "fixing" where the imperative belongs'],
    ['search: fixes the order', 'has "fixes" where the imperative belongs'],
  ])('names the commit of "%s", and says how to fix it', (subject, fault) => {
    expect(findCommitFaults(['0000000 search: fix', `1a2b3c4 ${subject}`])).toEqual([
      {
        where: `commit 1a2b3c4, "${subject}"`,
        what: `${fault}: reword it with "git rebase -i 1a2b3c4^", and see developers/style.md`,
      },
    ]);
  });
});
