/**
 * The comment by which the framework names the chunk of a module.
 *
 * @throws when the registry has no such module
 */
function commentOf(code: string, module: RegExp): string {
  const [comment] = new RegExp(`webpackChunkName: "[^"]+" \\*/ "${module.source}"`).exec(code) ?? [];
  if (comment === undefined) {
    throw new Error(
      `The registry of chunks has no ${module.source} in the form that plugins/page-chunks knows.`,
    );
  }
  return comment;
}

const quoted = /"([^"]+)"/;

/**
 * @param code text of the generated `registry.js`
 * @returns the name of the chunk that a module is in
 * @throws when the registry has no such module
 */
export function chunkOf(code: string, module: RegExp): string {
  return quoted.exec(commentOf(code, module))?.[1] ?? '';
}

/**
 * The framework's registry of chunks, in which modules come in the chunk of another: fewer requests, and small files
 * compress better together. The framework prefetches by the names of chunks, so choose one that every page asks for
 * that needs the others.
 *
 * @param code text of the generated `registry.js`
 * @param modules patterns of module names, each of one module
 * @param host the module whose chunk they join
 * @throws when the registry does not have one of them
 */
export function joinChunks(code: string, modules: readonly RegExp[], host: RegExp): string {
  const shared = `"${chunkOf(code, host)}"`;
  return modules
    .map((module) => commentOf(code, module))
    .reduce((text, comment) => text.replace(comment, comment.replace(quoted, shared)), code);
}
