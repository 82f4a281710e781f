import {focusOn, pageStartId} from '@site/src/components/ui/focusOn';
import {idOf} from '@site/src/site/address';
import {announceTitle} from './focus/announceTitle';
import {isOverlayOpen} from './overlays';
import type {RouteUpdate} from './routeUpdate';

/**
 * The only code that moves the focus after the URL changes. As when a browser loads a page, the focus goes to the
 * hash's target, or to the start of the page. Upstream moves it only after links without a hash, and loses it again
 * immediately.
 */
export function moveFocus({location, previousLocation}: RouteUpdate): void {
  // The browser itself announces the first page.
  if (previousLocation === null) {
    return;
  }
  const isNewPage = location.pathname !== previousLocation.pathname;
  const isSamePlace = !isNewPage && location.hash === previousLocation.hash;
  // Only the query changes while somebody types. If nothing changes, the reader has chosen the place where they already
  // are.
  if (isSamePlace && location.search !== previousLocation.search) {
    return;
  }
  if (isNewPage) {
    announceTitle();
  }
  const target = document.getElementById(idOf(location.hash) || pageStartId);
  // A page may arrive while the reader is already searching, and mustn't take the focus from the search.
  if (target && !isOverlayOpen('search')) {
    focusOn(target);
  }
}
