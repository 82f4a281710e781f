/**
 * Nothing happens on a second click that the reader doesn't mean. The second one of a double click goes to whatever is
 * under the pointer by then: if the first one has opened or closed the search, the menu, or a page, or removed a
 * row, that's something else. And a link that's pressed again because its page takes long would add another entry to the
 * history, which Back would have to go through, or load the page from the start.
 */
import {closestTo} from '@site/src/lib/closestTo';
import {hasModifier} from '@site/src/lib/keys';
import {isLoading} from './pageLoading';

let clicked: Element | null = null;

/** Whether the reader is already on the way to where a link leads. */
function isUnderWay(control: Element | null): boolean {
  return control instanceof HTMLAnchorElement && control.href === window.location.href && isLoading();
}

function ignoreSecond(event: MouseEvent): void {
  const control = closestTo(event, 'a, button');
  if ((event.detail > 1 && control !== clicked) || (isUnderWay(control) && !hasModifier(event))) {
    event.preventDefault();
    event.stopPropagation();
  }
  if (event.type === 'click') {
    clicked = control;
  }
}

// What closes on a press outside of it doesn't wait for the click.
for (const type of ['mousedown', 'click'] as const) {
  document.addEventListener(type, ignoreSecond, {capture: true});
}
