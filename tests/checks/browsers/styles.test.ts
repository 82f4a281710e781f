import {describe, expect, it} from 'vitest';
import {unsupportedByTargets} from './promised';
import {asOldBrowser, findMixedSelectors, findNewStyles} from './styles';

const lacks = unsupportedByTargets();

describe('the check of style sheets for what the oldest browsers lack', () => {
  it.each([
    ['css.selectors.has', 'p:has(a) { color: red }'],
    ['css.selectors.nesting', 'p { a { color: red } }'],
    ['css.at-rules.starting-style', '@starting-style { p { opacity: 0 } }'],
    [
      'css.at-rules.media.prefers-reduced-transparency',
      '@media (prefers-reduced-transparency) { p { top: 0 } }',
    ],
    ['css.properties.scrollbar-gutter', 'p { scrollbar-gutter: auto }'],
    ['css.properties.text-wrap.pretty', 'p { text-wrap: pretty }'],
    ['css.types.color.light-dark', 'p { color: light-dark(red, blue) }'],
    ['css.types.length.rex', 'p { width: 2rex }'],
  ])('finds %s', (feature, text) => {
    expect(findNewStyles('a.css', text, lacks)).toContainEqual(
      expect.objectContaining({feature, where: 'a.css'}),
    );
  });

  it.each([
    [
      'what all have',
      '@layer a { p:is(a, b) { width: min(1dvh, 2rem); color: color-mix(in srgb, red, blue) } }',
    ],
    ['an older value before it', 'p { color: red; color: light-dark(red, blue) }'],
    ['a prefix of its own', 'p { -webkit-user-select: none; user-select: none }'],
    [
      'words in strings and names',
      'p { --x: light-dark(); content: "a:has(b)"; background: url(pretty.png) }',
    ],
  ])('accepts %s', (_what, text) => {
    expect(findNewStyles('a.css', text, lacks)).toEqual([]);
  });

  it('names a selector that invalidates older ones', () => {
    const mixed =
      'nav, p:has(a) { display: none } :is(nav, p:has(a)) { top: 0 } p:has(a), b:has(a) { top: 0 }';
    expect(findMixedSelectors('a.css', mixed, lacks)).toEqual([
      {where: 'a.css', what: expect.stringContaining('"p:has(a)" in a list') as string},
    ]);
  });
});

it('An old browser keeps the rest of a sheet', () => {
  expect(asOldBrowser('a{top:0;color:light-dark(red,blue)}p:has(a){top:0}b{top:0}', lacks)).toBe(
    'a{top:0}b{top:0}',
  );
});
