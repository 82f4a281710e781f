/**
 * The list of keyboard shortcuts opens with `?` and from the page's footer. It's loaded when somebody wants to see it, but
 * both are listened to from the start, because readers may press before the page can react (`earlyPresses.ts`).
 */
import {isTextField} from '../textField';
import {opensList} from './opensList';

/** What's open over the page: native dialogs, the search, and the menu of a phone. */
const overlays = 'dialog:modal, [aria-modal="true"], .navbar-sidebar--show';

function show(): void {
  void import('./sheet').then(({showShortcuts}) => {
    showShortcuts();
  });
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    const isEditing = isTextField(event.composedPath()[0]);
    const isCovered = document.querySelector(overlays) !== null;
    if (!event.defaultPrevented && opensList(event, {isEditing, isCovered})) {
      event.preventDefault();
      show();
    }
  });

  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('[data-opens-shortcuts]')) {
      show();
    }
  });
}
