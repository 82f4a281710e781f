/**
 * The highlighted HTML at a path of `_highlightResult` or `_snippetResult`.
 *
 * @returns `null` where the answer holds no text there; answers come from elsewhere, so their shape is not trusted
 */
export function resultHtml(tree: unknown, ...path: readonly string[]): string | null {
  let node = tree;
  for (const key of [...path, 'value']) {
    node =
      typeof node === 'object' && node !== null ? (node as Readonly<Record<string, unknown>>)[key] : null;
  }
  return typeof node === 'string' ? node : null;
}
