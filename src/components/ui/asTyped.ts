/** Attributes of fields for names, commands, and searches, so browsers and phone keyboards leave the text as typed. */
export const asTyped = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
