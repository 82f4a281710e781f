/**
 * Part of the script in every document: a page that is opened at its start is laid out near the screen first, by a rule
 * of `src/css/content.css`. A page that is loaded again, or opened at a heading, is not: its place must be right at once.
 */
export const startLazyLayout = `
  if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
    document.documentElement.dataset.lazyLayout = '';
  }
`;
