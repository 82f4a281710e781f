/**
 * The list of keyboard shortcuts opens with `?` and from the page's footer. It's loaded when somebody wants to see it, but
 * both are listened to from the start, because readers may press before the page can react (`earlyPresses.ts`).
 */
import {isOverlayOpen} from '../overlays';
import {isTextField} from '../textField';
import {whenLoaded} from '@site/src/components/ui/whenLoaded';
import {opensList} from './opensList';

function show(): void {
  whenLoaded(import('./sheet'), ({showShortcuts}) => {
    showShortcuts();
  });
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    const isEditing = isTextField(event.composedPath()[0]);
    const isCovered = isOverlayOpen('dialog', 'search', 'menu');
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
