/** What every copy button reports afterward. */
export const copyTexts = {done: 'Copied.', refused: "The browser doesn't allow copying."} as const;
