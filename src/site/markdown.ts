/** The list of all pages as Markdown, and all their text; files at the root of the site. */
export const llmsFiles = {index: 'llms.txt', full: 'llms-full.txt'} as const;
