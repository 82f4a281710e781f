import {valuesKey} from '@site/src/site/storage';

/**
 * In the head of every page that shows values: puts the reader's own in place while the page arrives, before it's
 * painted, so that nothing moves. What isn't text would be set again and again, because no mark ever holds it. Values
 * with characters that only an earlier version stored, and the targets of links, are left to `live.ts`.
 */
export const earlyValues = `
  (() => {
    let values;
    try {
      values = Object(JSON.parse(localStorage['${valuesKey}'] || sessionStorage['${valuesKey}']));
    } catch {
      return;
    }
    const observer = new MutationObserver(() => {
      for (const mark of document.querySelectorAll('[data-value]')) {
        const text = values[mark.dataset.value];
        if (typeof text === 'string' && /^[\\w./:@-]+$/.test(text) && mark.textContent !== text) {
          mark.textContent = text;
        }
      }
      for (const link of document.querySelectorAll('.console-link')) {
        link.hidden = !values['console-url'];
      }
    });
    observer.observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => observer.disconnect());
  })();
`;
