/**
 * The colors of code, each with the token types of Prism's grammars that have it: `--site-code-<name>` in tokens.css,
 * `.token-<name>` in code.css.
 */
export const tokenColors = {
  comment: ['comment', 'shebang'],
  key: ['key', 'property'],
  keyword: ['builtin', 'directive', 'function', 'keyword'],
  literal: ['boolean', 'number'],
  string: ['string'],
  variable: ['assign-left', 'environment', 'parameter', 'variable'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TokenColor = keyof typeof tokenColors;

const colors = new Map(
  Object.entries(tokenColors).flatMap(([color, types]) =>
    types.map((type): [string, TokenColor] => [type, color as TokenColor]),
  ),
);

/** The color of a token type. Most punctuation has the text's color, so it gets none. */
export function colorOf(type: string): TokenColor | undefined {
  return colors.get(type);
}
