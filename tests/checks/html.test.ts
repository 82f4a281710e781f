import {describe, expect, it} from 'vitest';
import {fixtureSite} from '../fixtures/load';
import {findInvalidHtml} from './html';

function rules(fault?: string): readonly string[] {
  return findInvalidHtml(fixtureSite(fault)).map(({what}) => /\(([^()]+)\)$/.exec(what)?.[1] ?? what);
}

describe('the check of HTML', () => {
  it('accepts a valid site', () => {
    expect(findInvalidHtml(fixtureSite())).toEqual([]);
  });

  it('names a second h1, a skipped level, and an empty heading', () => {
    expect(rules('headings')).toEqual(['heading-level', 'heading-level', 'empty-heading']);
  });

  it('names an image without alt, and one without a size', () => {
    expect(rules('images')).toEqual([
      'wcag/h37',
      'element-required-attributes',
      'element-required-attributes',
    ]);
  });

  it('names a page without a language, an empty title, landmarks without names, headers without a scope, inline styles, and references to nothing', () => {
    expect(rules('semantics')).toEqual(
      expect.arrayContaining([
        'element-required-attributes',
        'empty-title',
        'no-inline-style',
        'no-missing-references',
        'unique-landmark',
        'wcag/h63',
      ]),
    );
  });
});
