import {escapeForPattern} from '../server-files/servers/rules';

/**
 * The server's registry of chunks, in which some components go by the name of their chunk. The framework looks up what
 * a page is made of by these names in a list of chunks, and puts what it finds there into the document. The names that
 * it gives itself are in no list.
 *
 * @param code text of the generated `registry.js`
 * @param modules names of components, such as `@theme/SearchPage`
 * @throws when the registry does not name one of them
 */
export function nameChunks(code: string, modules: readonly string[]): string {
  return modules.reduce((text, module) => {
    const renamed = text.replace(
      new RegExp(`("([^"]+)": \\[\\(\\) => import\\([^)]+\\), )"${escapeForPattern(module)}",`),
      '$1"$2",',
    );
    if (renamed === text) {
      throw new Error(`The registry of chunks has no ${module} in the form that plugins/lazy-styles knows.`);
    }
    return renamed;
  }, code);
}
