import {describe, expect, it} from 'vitest';
import {count, kib, ms, seconds} from './format';
import {markdownTable} from './markdownTable';

describe('figures in a table', () => {
  it('show three digits that count', () => {
    expect([0.1234, 1.234, 12.34, 123.4, 1234.4].map(ms)).toEqual(['0.12', '1.23', '12.3', '123', '1234']);
    expect([9.997, 99.97].map(ms)).toEqual(['10.0', '100']);
  });

  it('say bytes in KiB and long times in seconds', () => {
    expect(kib(2560)).toBe('2.50');
    expect(seconds(1050)).toBe('1.05');
  });

  it('tell nothing measured from zero', () => {
    expect([kib(undefined), ms(NaN), count(undefined)]).toEqual(['–', '–', '–']);
    expect([kib(0), ms(0), count(0)]).toEqual(['0', '0', '0']);
  });
});

describe('markdownTable', () => {
  it('has text at the left, figures at the right and one line per row', () => {
    const columns = [
      {heading: 'site', cell: (row: {name: string}) => row.name},
      {heading: 'ms', cell: () => '1'},
    ];
    expect(markdownTable(columns, [{name: 'ours'}, {name: 'a | b'}])).toBe(
      ['| site | ms |', '| --- | --: |', '| ours | 1 |', String.raw`| a \| b | 1 |`].join('\n'),
    );
  });
});
