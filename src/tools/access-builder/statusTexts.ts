/** Status of a builder. */
export const statusTexts = {
  valid: 'The files and commands below fit your choices.',
  invalid: 'Correct these fields to get the files:',
} as const;
