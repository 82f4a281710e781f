/** One entry of the framework's registry of chunks: how it loads a page of the docs. */
const pagePattern = /\(\) => (import\(.+ "@site\/docs\/[^"]+\.mdx?"\)), /g;

/**
 * The framework's registry, in which pages of the docs load only where the server's text cannot stay.
 *
 * @param code text of the generated `registry.js`
 * @throws Error when the registry no longer looks as it did
 */
export function rewriteRegistry(code: string): string {
  const rewritten = code.replace(pagePattern, '() => loadContent(() => $1), ');
  if (rewritten === code) {
    throw new Error(
      'The registry of chunks has no page of the docs in the form that plugins/static-content knows.',
    );
  }
  return `import {loadContent} from '@site/plugins/static-content/browser/loadContent';\n${rewritten}`;
}
