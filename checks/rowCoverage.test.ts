import {describe, expect, it} from 'vitest';
import {rowSpans} from './auditRows';
import {rowsInTitle, testTitles, uncoveredRows} from './rowCoverage';

const span = {from: 1, to: 4, section: 2, about: 'pages'};

describe('the coverage of rows', () => {
  it('reads single rows, spans and several of them from a title', () => {
    expect(rowsInTitle('The banner goes [rows 38-41][row 56]')).toEqual([38, 39, 40, 41, 56]);
  });

  it('reads nothing from a title without a row, or with a malformed one', () => {
    expect(rowsInTitle('The row 38 [38] [row x]')).toEqual([]);
  });

  it('finds the titles of tests only: no comment, no suite, no skipped test', () => {
    const source = `
      // [row 1]
      test.describe('suite [row 2]', () => {
        test('runs [row 3]', async () => {});
        it.each([1])('table [row 4]', () => {});
        test(\`\${name} opens [row 5]\`, () => {});
        test.skip('skipped [row 6]', () => {});
        test.fixme('broken [row 7]', () => {});
      });`;
    expect(testTitles(source).flatMap(rowsInTitle)).toEqual([3, 4, 5]);
  });

  it('is red for a row without a test', () => {
    const open = uncoveredRows(['a [rows 1-2]', 'b [row 4]'], [span]);
    expect(open).toEqual([{row: 3, section: 2, about: 'pages'}]);
  });

  it('knows every row from 1 to 122 exactly once', () => {
    const rows = rowSpans.flatMap(({from, to}) => Array.from({length: to - from + 1}, (_, i) => from + i));
    expect(rows).toEqual(Array.from({length: 122}, (_, index) => index + 1));
  });
});
