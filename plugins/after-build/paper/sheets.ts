/** Quotes text for a style sheet. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

/**
 * What's around the text on each sheet of paper: the page's title and address, which `src/behavior/sheetTitle.ts` fills
 * in, the release, and the number of the sheet.
 *
 * @param source what the page is about, such as a product with its release
 */
export function pageRule(source: string): string {
  return `@page {
  margin: 20mm 15mm 18mm;
  font: 8pt sans-serif;
  @top-left { content: var(--sheet-title, ''); width: 70%; text-align: left; }
  @top-right { content: ${quoted(source)}; text-align: right; }
  @bottom-left { content: var(--sheet-address, ''); width: 80%; text-align: left; }
  @bottom-right { content: counter(page) ' / ' counter(pages); text-align: right; }
}
`;
}
