/**
 * Selecting words of a summary, to copy the message in it, leaves its section as it is. The browser would open or close
 * it, as on any click (https://github.com/whatwg/html/issues/8707).
 */

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
    const isOnSummary = event.target instanceof Element && event.target.closest('summary') !== null;
    // A press of Enter comes as a click, too, without a detail.
    if (isOnSummary && event.detail > 0 && !['', before].includes(selectedText())) {
      event.preventDefault();
      // The framework's own sections listen to clicks themselves.
      event.stopPropagation();
    }
  },
  {capture: true},
);
