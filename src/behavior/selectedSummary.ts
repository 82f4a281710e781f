/**
 * Selecting words of a summary, to copy the message in it, doesn't open or close its section, as the browser would on
 * any click (https://github.com/whatwg/html/issues/8707).
 */
import {closestTo} from '@site/src/lib/closestTo';

/** Empty when nothing is selected. */
function selectedText(): string {
  return String(window.getSelection());
}

let before = '';

document.addEventListener(
  'mousedown',
  () => {
    before = selectedText();
  },
  {capture: true},
);

document.addEventListener(
  'click',
  (event) => {
    const isOnSummary = closestTo(event, 'summary') !== null;
    // Enter also triggers a click, but with `detail` 0.
    if (isOnSummary && event.detail > 0 && !['', before].includes(selectedText())) {
      event.preventDefault();
      // The framework's own sections handle clicks themselves.
      event.stopPropagation();
    }
  },
  {capture: true},
);
