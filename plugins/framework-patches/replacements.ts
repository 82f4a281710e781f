export interface Replacement {
  /** The module as it is asked for. */
  readonly request: RegExp;
  /** What comes instead, in `replacements/`. */
  readonly file: string;
  /** Text of the replaced module that survives the minifier: with it in a script, the replacement did not hold. */
  readonly mark?: string;
  /** Text of ours that survives it, where the replaced module has none: without it, the replacement did not hold. */
  readonly sign?: string;
}

/** What the framework brings to every page, and this site does with less or at a better time. */
export const replacements: readonly Replacement[] = [
  // The highlighter with all its grammars: highlighting is done while the site is built.
  {request: /theme-classic[\\/]lib[\\/]prism-include-languages$/, file: 'nothing.ts', mark: 'objectivec'},
  // A package with settings and timers, for a bar that a style sheet can draw.
  {
    request: /theme-classic[\\/]lib[\\/]nprogress$/,
    file: 'progressBar.ts',
    mark: 'nprogress-custom-parent',
  },
  // CommonJS, and so all helpers of the TypeScript compiler for the use of one.
  {request: /^@docusaurus\/utils-common$/, file: 'utilsCommon.ts', mark: '__addDisposableResource'},
  // Four kinds of props, validation and deep comparison, where `<Head>` passes children alone.
  {request: /^react-helmet-async$/, file: 'head/index.ts', mark: 'prioritizeSeoTags'},
  // An element for each script of each page in view, all in one task.
  {request: /^\.\/prefetch$/, file: 'prefetch.ts', mark: 'withCredentials'},
  // Two updates right after hydration that reach most of the page, each in one task.
  {request: /^\.\.?\/browserContext$/, file: 'browserContext.tsx', sign: 'BrowserContext'},
  {
    request: /^\.\.?\/hooks\/useWindowSize$/,
    file: 'useWindowSize.ts',
    mark: 'getWindowSize() should only be called',
  },
  // Patterns, prompts and old browsers, where the framework's routes are plain paths.
  {request: /^react-router-dom$/, file: 'router/index.ts', mark: 'getUserConfirmation'},
  {request: /^react-router-config$/, file: 'router/config.tsx', mark: 'computeRootMatch'},
];
