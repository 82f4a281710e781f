/**
 * The one helper of the TypeScript compiler that the framework's code for the browser uses. `@docusaurus/utils-common` is
 * CommonJS, so the bundler would add all helpers (2.7 KiB) to every page.
 *
 * Upstream: no issue found.
 * To remove it: delete this file and its entry in `index.ts`.
 */
export function __importDefault(module: unknown): unknown {
  const isModule = typeof module === 'object' && module !== null && '__esModule' in module;
  return isModule ? module : {default: module};
}
