import {focusOn, pageStartId} from '@site/src/components/ui/focusOn';
import {announceTitle} from './focus/announceTitle';
import {routeChange} from './focus/routeChange';
import {isOverlayOpen} from './overlays';
import type {RouteUpdate} from './routeUpdate';

/**
 * The only code that moves the focus after the URL changes. As when a browser loads a page, the focus goes to the
 * hash's target, or to the start of the page. Upstream moves it only after links without a hash, and loses it again
 * immediately.
 */
export function moveFocus({location, previousLocation}: RouteUpdate): void {
  const change = routeChange(previousLocation, location);
  if (change === null) {
    return;
  }
  if (change.isNewPage) {
    announceTitle();
  }
  const target = document.getElementById(change.targetId || pageStartId);
  // A page may arrive while the reader is already searching, and mustn't take the focus from the search.
  if (target && !isOverlayOpen('search')) {
    focusOn(target);
  }
}
