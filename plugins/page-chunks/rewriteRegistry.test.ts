import {expect, it} from 'vitest';
import {rewriteRegistry} from './rewriteRegistry';

function entry(name: string, file: string): string {
  return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;
}

const registry = `export default {\n${entry('aa', '@site/docs/a.mdx')}\n${entry('bb', '@theme/DocItem')}\n${entry('cc', '@site/src/pages/c.mdx')}};\n`;

it('lets pages of the docs stay as the server built them, and loads all else as it is, without names', () => {
  const rewritten = rewriteRegistry(registry);
  expect(rewritten).toContain(
    '"aa": [() => loadContent(() => import(/* webpackChunkName: "aa" */ "@site/docs/a.mdx"))],',
  );
  expect(rewritten).toContain('"bb": [() => import(/* webpackChunkName: "bb" */ "@theme/DocItem")],');
  expect(rewritten).toContain(
    '"cc": [() => import(/* webpackChunkName: "cc" */ "@site/src/pages/c.mdx")],};',
  );
});

it('stops the build when the framework writes its registry in another form', () => {
  expect(() => rewriteRegistry('export default {aa: load("@site/docs/a.mdx")}')).toThrow(
    'plugins/page-chunks',
  );
});
