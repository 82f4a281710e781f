import type {ValueName} from '@site/src/site/readerValues';
import {valuesKey} from '@site/src/site/storage';

/** A reader who has set one of these sees links to the console. */
export const consoleValues: readonly ValueName[] = ['console-url', 'console-port'];

/**
 * In the head of every page that shows values: inserts the reader's own while the page arrives, before it's painted, so
 * nothing moves. Only strings are inserted, because a mark's text would never equal anything else, so it would be set
 * again and again. Values with characters that only an earlier version stored, and link targets, are left to `live.ts`.
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
        link.hidden = !${JSON.stringify(consoleValues)}.some((name) => values[name]);
      }
    });
    observer.observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => observer.disconnect());
  })();
`;
