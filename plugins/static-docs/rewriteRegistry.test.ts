import {expect, it} from 'vitest';
import {rewriteRegistry} from './rewriteRegistry';

function entry(name: string, file: string): string {
  return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;
}

it('loads pages of the docs through loadContent, and everything else as before', () => {
  const other = entry('bb', '@theme/DocItem');
  const rewritten = rewriteRegistry(`export default {\n${entry('aa', '@site/docs/a.mdx')}\n${other}};\n`);
  expect(rewritten).toContain(
    '"aa": [() => loadContent("@site/docs/a.mdx", () => import(/* webpackChunkName: "aa" */ "@site/docs/a.mdx")), "@site',
  );
  expect(rewritten).toContain(other);
});

it('stops the build when the framework writes its registry in another form', () => {
  expect(() => rewriteRegistry('export default {aa: load("@site/docs/a.mdx")}')).toThrow('static-docs');
});
