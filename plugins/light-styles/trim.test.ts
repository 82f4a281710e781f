import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {classUseOf, isUsed} from './classUse';
import {inlineVariables} from './inlineVariables';
import {trimRules} from './trimRules';
import {trimVariables} from './trimVariables';

function trimmed(css: string, ...scripts: string[]): string {
  const root = postcss.parse(css);
  const use = classUseOf(scripts);
  trimRules(root, (name) => isUsed(name, use));
  return root.toString();
}

describe('rules', () => {
  it('go when no script mentions a class of theirs', () => {
    expect(trimmed('.used{a:b}.unused{a:b}', '{className:"used"}')).toBe('.used{a:b}');
  });

  it('keep the selectors that are used, and those without classes', () => {
    expect(trimmed('.unused,.used .used--on,p{a:b}', "clsx('used', isOn && 'used--on')")).toBe(
      '.used .used--on,p{a:b}',
    );
  });

  it.each(['`alert alert--${type}`', '"alert alert--".concat(type)', '"alert--" + type'])(
    'stay for a class that is completed while the page runs: %s',
    (script) => {
      expect(trimmed('.alert--info{a:b}', script)).toBe('.alert--info{a:b}');
    },
  );

  it('stay for a script whose quotes are hard to pair', () => {
    expect(trimmed('.used{a:b}', 'x=/[\'"]/;y={className:"used"}')).toBe('.used{a:b}');
  });

  it('stay when the unused class stands in a negation', () => {
    expect(trimmed('.used:not(.unused){a:b}', "'used'")).toBe('.used:not(.unused){a:b}');
  });

  it('take their empty blocks with them, and leave keyframes and the order of layers alone', () => {
    expect(
      trimmed('@layer a,b;@layer a{@media print{.unused{a:b}}.unused{a:b}}@keyframes k{from{a:b}}'),
    ).toBe('@layer a,b;@keyframes k{from{a:b}}');
  });
});

describe('variables', () => {
  function kept(css: string, ...inScripts: string[]): string {
    const root = postcss.parse(css);
    trimVariables([root], new Set(inScripts));
    return root.toString();
  }

  it('stay when a rule or a script needs them, also through others', () => {
    expect(kept(':root{--a:var(--b);--b:1;--c:2;--d:3}p{x:var(--a)}', '--d')).toBe(
      ':root{--a:var(--b);--b:1;--d:3}p{x:var(--a)}',
    );
  });

  it('stay when a rule of another sheet needs them', () => {
    const sheets = [postcss.parse(':root{--a:1}'), postcss.parse('p{x:var(--a)}')];
    trimVariables(sheets, new Set());
    expect(sheets.map(String)).toEqual([':root{--a:1}', 'p{x:var(--a)}']);
  });

  it('of a layer go where the page sets its own value, but not where a part or a color mode does', () => {
    expect(
      kept(
        '@layer a{:root{--a:1;--b:1}.part{--a:2}}:root{--a:3}html[data-theme=dark]{--b:2}p{x:var(--a)var(--b)}',
      ),
    ).toBe('@layer a{:root{--b:1}.part{--a:2}}:root{--a:3}html[data-theme=dark]{--b:2}p{x:var(--a)var(--b)}');
  });
});

describe('names of values', () => {
  function inlined(css: string, ...inScripts: string[]): string {
    const root = postcss.parse(css);
    inlineVariables([root], new Set(inScripts));
    return root.toString();
  }

  it('give way to the values, with the spaces that minified brackets lack', () => {
    expect(
      inlined(':root{--a:1px;--b:red}p{x:var(--a)solid var(--b);y:var(--a)var(--a);z:calc(var(--a)*-1)}'),
    ).toBe('p{x:1px solid red;y:1px 1px;z:calc(1px*-1)}');
  });

  it('give way through others', () => {
    expect(inlined('@layer a{:root{--a:var(--b);--b:1px}}p{x:var(--a)}')).toBe('p{x:1px}');
  });

  it.each([
    ['a part of the page sets another value', ':root{--a:1}.part{--a:2}p{x:var(--a)}'],
    ['a color mode sets another value', ':root{--a:1}html[data-theme=dark]{--a:2}p{x:var(--a)}'],
    ['a part sets what the value is made of', ':root{--a:var(--b);--b:1}.part{--b:2}p{x:var(--a)}'],
    ['the value holds for some screens', '@media print{:root{--a:1}}p{x:var(--a)}'],
    ['the value would mean another property', ':root{--a:inherit}p{x:var(--a)}'],
    ['a use names another value for its absence', ':root{--a:1}p{x:var(--a,2)}'],
    ['the value is long and used twice', `:root{--a:${'x'.repeat(40)}}p{x:var(--a);y:var(--a)}`],
  ])('stay when %s', (_reason, css) => {
    expect(inlined(css)).toBe(css);
  });

  it('stay when a script names them', () => {
    const css = ':root{--a:1}p{x:var(--a)}';
    expect(inlined(css, '--a')).toBe(css);
  });
});
