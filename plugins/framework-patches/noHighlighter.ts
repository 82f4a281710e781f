/**
 * Replaces the theme's client module `prism-include-languages` (3.10.2), which brings Prism and its grammars to every
 * page. Code is highlighted during the build (`plugins/markdown/code-blocks`).
 *
 * Upstream: https://github.com/facebook/docusaurus/issues/9122 asks for highlighting during the build.
 * To remove it: delete this file and its line in `index.ts`.
 */
export {};
