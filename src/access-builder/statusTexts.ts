/** What the status of a builder says. */
export const statusTexts = {
  valid: 'The files and commands below fit your choices.',
  invalid: "There are no files until you've corrected these fields:",
} as const;
