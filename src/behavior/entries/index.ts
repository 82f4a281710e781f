import {whenLoaded} from '@site/src/components/ui/whenLoaded';
import {closestTo} from '@site/src/lib/closestTo';
import {withScrollAnchor} from '../withScrollAnchor';
import type {RouteUpdate} from '../routeUpdate';
import {filterForm, openTarget} from './openTarget';

/** Clears the filter when the browser has found text in an entry that it hides. */
function clearForFound({target}: Event): void {
  const form = document.querySelector<HTMLFormElement>(filterForm);
  if (form && target instanceof Element && target.matches('[data-entry]')) {
    whenLoaded(import('./filter'), ({clearFilter}) => {
      // The browser may have scrolled to it already, and the entries above it reappear.
      withScrollAnchor(target, () => clearFilter(form));
    });
  }
}

function filter(form: HTMLFormElement): void {
  // Few readers filter, and every page has this module.
  whenLoaded(import('./filter'), ({filterEntries}) => {
    filterEntries(form);
  });
}

export function listenToEntries(): void {
  document.addEventListener('beforematch', clearForFound);
  for (const type of ['input', 'change', 'submit']) {
    document.addEventListener(type, (event) => {
      const form = closestTo<HTMLFormElement>(event, filterForm);
      if (form) {
        filter(form);
      }
    });
  }
}

/** Shows the entry that the URL names, and applies a filter that's already entered. */
export function showEntries({location, previousLocation}: RouteUpdate): void {
  openTarget();
  if (location.pathname === previousLocation?.pathname) {
    return;
  }
  // Entered before this script loaded, or restored by the browser.
  for (const form of document.querySelectorAll<HTMLFormElement>(filterForm)) {
    if ([...new FormData(form).values()].some((value) => value !== '')) {
      filter(form);
    }
  }
}
