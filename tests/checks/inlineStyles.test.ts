import {describe, expect, it} from 'vitest';
import {fixtureSite} from '../fixtures/load';
import {findInlineStyles} from './inlineStyles';

const hidden = {style: 'display: none;', why: 'a fixture'};

describe('the check of inline styles', () => {
  it('accepts a page without any', () => {
    expect(findInlineStyles(fixtureSite(), [])).toEqual([]);
  });

  it('names attributes and elements without a reason', () => {
    expect(findInlineStyles(fixtureSite('inline-style'), [hidden]).map(({what}) => what)).toEqual([
      'has the inline style "color: red": use a class',
      expect.stringContaining('p { margin: 0 }'),
    ]);
  });

  it('names a reason that no page needs any longer', () => {
    expect(findInlineStyles(fixtureSite(), [hidden])).toEqual([
      expect.objectContaining({what: 'allows "display: none;", which no page has: delete the entry'}),
    ]);
  });
});
