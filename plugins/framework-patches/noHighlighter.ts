/**
 * Replaces the theme's client module `prism-include-languages` (3.10.2), which brings Prism and its grammars to every
 * page. Code is highlighted during the build (`plugins/markdown/code-blocks`).
 */
export {};
