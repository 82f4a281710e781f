/**
 * Nothing happens on a second click that the reader doesn't mean. The second one of a double click goes to whatever is
 * under the pointer by then: if the first one has closed the search, opened a page or the menu, or removed a row,
 * that's something else. And a link that's pressed again because its page takes long would add another entry to the
 * history, which Back would have to go through, or load the page from the start.
 */
import {closestTo} from '@site/src/lib/closestTo';
import {hasModifier} from '@site/src/lib/keys';
import {isLoading} from './offlineNavigation';

let clicked: Element | null = null;

/** Whether the reader is already on the way to where a link leads. */
function isUnderWay(control: Element | null): boolean {
  return control instanceof HTMLAnchorElement && control.href === window.location.href && isLoading();
}

document.addEventListener(
  'click',
  (event) => {
    const control = closestTo(event, 'a, button');
    if ((event.detail > 1 && control !== clicked) || (isUnderWay(control) && !hasModifier(event))) {
      event.preventDefault();
      event.stopPropagation();
    }
    clicked = control;
  },
  {capture: true},
);
