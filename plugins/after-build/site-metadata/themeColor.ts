/**
 * Part of every page: the color of the browser's own bars follows the reader's choice, from the first paint on and
 * whenever this or another tab changes it. The framework writes the choice to the document element. Without JavaScript,
 * the color follows the system, as the page does.
 */
export const followChoice = `
  (() => {
    const root = document.documentElement;
    const follow = () => {
      const { theme, themeChoice } = root.dataset;
      for (const color of document.querySelectorAll('meta[name="theme-color"]')) {
        const { mode } = color.dataset;
        if (themeChoice === 'light' || themeChoice === 'dark') {
          color.media = mode === theme ? 'all' : 'not all';
        } else {
          color.media = '(prefers-color-scheme: ' + mode + ')';
        }
      }
    };
    follow();
    new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme', 'data-theme-choice'] });
  })();
`;
