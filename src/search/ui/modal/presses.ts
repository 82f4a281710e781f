import type {MouseEvent, RefObject} from 'react';
import {closestTo} from '@site/src/lib/closestTo';

function isOnControl(event: MouseEvent): boolean {
  return closestTo(event, 'a, button') !== null;
}

/** A press on a link or a button leaves the focus in the search box. A press on text may begin a selection. */
export function keepFocus(press: MouseEvent): void {
  if (isOnControl(press)) {
    press.preventDefault();
  }
}

/** Returns the focus to the search box after a click on text that selects nothing. */
export function returnFocus(click: MouseEvent, input: RefObject<HTMLInputElement | null>): void {
  if (!isOnControl(click) && getSelection()?.isCollapsed !== false) {
    input.current?.focus();
  }
}
