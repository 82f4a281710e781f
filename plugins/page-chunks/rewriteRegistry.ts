/** One entry of the framework's registry of chunks: how it loads a page of the docs. */
const pagePattern = /\(\) => (import\(.+ "@site\/docs\/[^"]+\.mdx?"\)), /g;

/** Names of modules behind the way to load them: the server notes with them what a page used. */
const namePattern = /, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g;

/**
 * The framework's registry for the browser, in which pages of the docs load only where the server's text cannot stay.
 *
 * @param code text of the generated `registry.js`
 * @throws Error when the registry no longer looks as it did
 */
export function rewriteRegistry(code: string): string {
  const rewritten = code.replace(pagePattern, '() => loadContent(() => $1), ');
  if (rewritten === code) {
    throw new Error(
      'The registry of chunks has no page of the docs in the form that plugins/page-chunks knows.',
    );
  }
  const light = rewritten.replace(namePattern, ']');
  return `import {loadContent} from '@site/plugins/static-docs/browser/loadContent';\n${light}`;
}
