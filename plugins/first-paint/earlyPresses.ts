/**
 * Part of the script in every document: keeps what a reader presses who does not wait for the page's own scripts, and
 * holds the browser's own search back where the site has one. `src/search/ui/earlySearch.ts` takes the presses.
 */
export const keepEarlyPresses = `
  window.earlyPresses = [];
  for (const type of ['click', 'keydown']) {
    addEventListener(type, (event) => {
      if (window.earlyPresses?.push(event)) {
        const { ctrlKey, key, metaKey, target } = event;
        if (key === '/' ? !target.matches('input') : key === 'k' && (ctrlKey || metaKey)) {
          event.preventDefault();
        }
      }
    });
  }
`;
