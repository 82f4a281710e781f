/** For fields for names, commands, and searches, which a browser and the keyboard of a phone are to leave as they're typed. */
export const asTyped = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
