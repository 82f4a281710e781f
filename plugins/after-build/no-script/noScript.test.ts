import {describe, expect, it} from 'vitest';
import {rulesOfMode, styleSheetWithoutScripts} from '.';

describe('the rules of the dark mode for pages without scripts', () => {
  it.each([
    ['html[data-theme=dark]{color:#fff}', 'html:not([data-theme]){color:#fff}'],
    ["[data-theme='dark'] .a,.b{color:#fff}", ':not([data-theme]) .a{color:#fff}'],
    ['[data-theme=dark] :is(.a,:not(.b)){c:d}', ':not([data-theme]) :is(.a,:not(.b)){c:d}'],
    ['@layer x{[data-theme=dark] a{b:c}p{q:r}}', '@layer x{:not([data-theme]) a{b:c}}'],
    ['@layer a,b;[data-theme=dark]{c:d}', ':not([data-theme]){c:d}'],
    ['p{content:"}"}[data-theme=dark]{c:"{"}', ':not([data-theme]){c:"{"}'],
  ])('are those of %s', (css, rules) => {
    expect(rulesOfMode(css, 'dark')).toBe(rules);
  });

  it.each(['p{color:red}', '[data-theme=light]{a:b}', '@keyframes x{to{a:b}}', '@layer a,b;', ''])(
    'are none in %s',
    (css) => {
      expect(rulesOfMode(css, 'dark')).toBe('');
    },
  );
});

it('A style sheet without scripts follows the system, shows every tab panel, and hides what only scripts can do', () => {
  const css = styleSheetWithoutScripts(['[data-theme=dark]{a:b}', '[data-theme=light]{c:d}']);
  expect(css).toContain('@media (prefers-color-scheme:dark){:not([data-theme]){a:b}}');
  expect(css).toContain('@media (prefers-color-scheme:light){:not([data-theme]){c:d}}');
  expect(css).toContain('[role=tabpanel][hidden]');
  expect(css).toContain('[data-control]{display:none');
  expect(css).toContain('[data-without-scripts]{display:block');
});
