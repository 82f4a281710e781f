/** Attributes of fields for names, commands, and searches: browsers and phones' keyboards then leave what's typed as it is. */
export const asTyped = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
