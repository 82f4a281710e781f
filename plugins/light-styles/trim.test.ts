import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {classUseOf} from './classUse';
import {trimRules} from './trimRules';
import {trimVariables} from './trimVariables';

function trimmed(css: string, ...sources: string[]): string {
  const root = postcss.parse(css);
  trimRules(root, classUseOf(sources));
  return root.toString();
}

describe('rules', () => {
  it('go when no source mentions a class of theirs', () => {
    expect(trimmed('.used{a:b}.unused{a:b}', '<div className="used" />')).toBe('.used{a:b}');
  });

  it('keep the selectors that are used, and those without classes', () => {
    expect(trimmed('.unused,.used .used--on,p{a:b}', "clsx('used', isOn && 'used--on')")).toBe(
      '.used .used--on,p{a:b}',
    );
  });

  it('stay for a class that a template completes', () => {
    expect(trimmed('.alert--info{a:b}', '`alert alert--${type}`')).toBe('.alert--info{a:b}');
  });

  it('stay when the unused class stands in a negation', () => {
    expect(trimmed('.used:not(.unused){a:b}', "'used'")).toBe('.used:not(.unused){a:b}');
  });

  it('take their empty media query with them, and leave keyframes alone', () => {
    expect(trimmed('@media print{.unused{a:b}}@keyframes k{from{a:b}}')).toBe('@keyframes k{from{a:b}}');
  });

  it('go also in the run of a plugin, where another plugin has wrapped them in a layer', () => {
    const css = '.a{a:b}.b{a:b}.c{a:b}.d{a:b}.used{a:b}';
    const wrap = {
      postcssPlugin: 'wrap',
      Once(root: postcss.Root) {
        const layer = postcss.atRule({name: 'layer', params: 'framework'});
        layer.append([...root.nodes]);
        root.append(layer);
      },
    };
    const trim = {
      postcssPlugin: 'trim',
      OnceExit(root: postcss.Root) {
        trimRules(root, classUseOf(["'used'"]));
      },
    };
    expect(postcss([wrap, trim]).process(css, {from: undefined}).css.replace(/\s/g, '')).toBe(
      '@layerframework{.used{a:b}}',
    );
  });

  it('are not kept by prose', () => {
    expect(trimmed('.card{a:b}', "'Pay by card.'")).toBe('');
  });
});

describe('variables', () => {
  function kept(css: string, sources: readonly string[], own = ''): string {
    const root = postcss.parse(css);
    trimVariables(root, sources, own);
    return root.toString();
  }

  it('stay when a rule or a source needs them, also through others', () => {
    expect(
      kept(':root{--ifm-a:var(--ifm-b);--ifm-b:1;--ifm-c:2;--ifm-d:3}p{x:var(--ifm-a)}', ['var(--ifm-d)']),
    ).toBe(':root{--ifm-a:var(--ifm-b);--ifm-b:1;--ifm-d:3}p{x:var(--ifm-a)}');
  });

  it('go where the site sets its own value for the whole page, but not where a part does', () => {
    expect(kept(':root{--ifm-a:1}.part{--ifm-a:2}p{x:var(--ifm-a)}', [], ':root{--ifm-a:3;}')).toBe(
      '.part{--ifm-a:2}p{x:var(--ifm-a)}',
    );
  });
});
