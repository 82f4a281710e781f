/** The colours of code: `--site-code-<name>` in tokens.css, `.token-<name>` in code.css. */
export const tokenColors = ['comment', 'key', 'keyword', 'literal', 'string', 'variable'] as const;
export type TokenColor = (typeof tokenColors)[number];

const colorOfType: Readonly<Record<string, TokenColor>> = {
  'assign-left': 'variable',
  boolean: 'literal',
  builtin: 'keyword',
  comment: 'comment',
  directive: 'keyword',
  environment: 'variable',
  function: 'keyword',
  key: 'key',
  keyword: 'keyword',
  number: 'literal',
  parameter: 'variable',
  property: 'key',
  shebang: 'comment',
  string: 'string',
  variable: 'variable',
};

/** The colour of a token of the grammar; most punctuation has the colour of the text, and then none. */
export function tokenColor(type: string): TokenColor | undefined {
  return colorOfType[type];
}
