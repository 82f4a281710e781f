/**
 * The second click of a double click goes to whatever is under the pointer by then. If the first one has closed the
 * search, opened a page, or removed a row, that's a link or a button that the reader didn't mean, so nothing happens.
 */
import {closestTo} from '@site/src/lib/closestTo';

let clicked: Element | null = null;

document.addEventListener(
  'click',
  (event) => {
    const control = closestTo(event, 'a, button');
    if (event.detail > 1 && control !== null && control !== clicked) {
      event.preventDefault();
      event.stopPropagation();
    }
    clicked = control;
  },
  {capture: true},
);
