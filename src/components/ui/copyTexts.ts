/** What every button that copies says afterward. */
export const copyTexts = {done: 'Copied.', refused: "The browser doesn't allow copying."} as const;
