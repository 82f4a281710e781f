/** The code in the framework's registry of chunks that loads a docs page. */
const pagePattern =
  /\(\) => (import\(\/\* webpackChunkName: "([^"]+)" \*\/ "(@site\/docs\/[^"]+\.mdx?)"\)), /g;

/** The name of an entry's module, which only the server needs. */
const namePattern = /, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g;

/**
 * The registry for the browser, in which a docs page loads its code only if its server-rendered text can't stay.
 *
 * @param code text of the generated `registry.js`
 * @throws Error when the framework no longer writes pages in this form
 */
export function rewriteRegistry(code: string): string {
  const rewritten = code.replace(pagePattern, '() => loadContent("$3", () => $1), ');
  if (rewritten === code) {
    throw new Error(
      'The registry of chunks loads no page of the docs in the form that plugins/static-docs knows. Update rewriteRegistry.ts, or remove the plugin as its index.ts describes.',
    );
  }
  return `import {loadContent} from '@site/src/lib/static-docs/loadContent';\n${rewritten.replace(namePattern, ']')}`;
}

/**
 * The names of the chunks that the registry makes from some modules.
 *
 * @param code text of the generated `registry.js`
 * @param modules matches the names by which the registry imports them
 */
export function chunksOf(code: string, modules: RegExp): ReadonlySet<string> {
  const entries = [...code.matchAll(/webpackChunkName: "([^"]+)" \*\/ "([^"]+)"/g)];
  return new Set(entries.flatMap(([, name = '', imported = '']) => (modules.test(imported) ? [name] : [])));
}
