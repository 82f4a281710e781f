import {expect, it} from 'vitest';
import {chunksOf, rewriteRegistry} from './rewriteRegistry';

function entry(name: string, file: string): string {
  return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;
}

const entries = [entry('aa', '@site/docs/a.mdx'), entry('bb', '@theme/DocItem')];

it('loads pages of the docs through loadContent, and everything else as before, without names of modules', () => {
  const rewritten = rewriteRegistry(`export default {\n${entries.join('\n')}};\n`);
  expect(rewritten).toContain(
    '"aa": [() => loadContent("@site/docs/a.mdx", () => import(/* webpackChunkName: "aa" */ "@site/docs/a.mdx"))],',
  );
  expect(rewritten).toContain('"bb": [() => import(/* webpackChunkName: "bb" */ "@theme/DocItem")],');
});

it('names the chunks of some modules', () => {
  expect([...chunksOf(entries.join('\n'), /^@theme\//)]).toEqual(['bb']);
});

it('stops the build when the framework writes its registry in a different form', () => {
  expect(() => rewriteRegistry('export default {aa: load("@site/docs/a.mdx")}')).toThrow('static-docs');
});
