import {focusOn, pageStartId} from '@site/src/components/ui/focusOn';
import {idOf} from '@site/src/site/address';
import {afterPaint} from '../afterPaint';
import {element} from '../element';
import {isOverlayOpen} from '../overlays';
import type {RouteUpdate} from '../routeUpdate';

/** The live region for route changes. */
let region: HTMLElement | undefined;

/**
 * The only code that moves the focus after the URL changes. As when a browser loads a page, the focus goes to the
 * hash's target, or to the start of the page, and the title of a new page is announced. Upstream moves the focus only
 * after links without a hash, and loses it again immediately.
 */
export function moveFocus({location, previousLocation}: RouteUpdate): void {
  // The browser itself announces the first page. The region must be on the page before it gets its first text.
  region ??= document.body.appendChild(element('div', {role: 'status', class: 'visually-hidden'}));
  if (previousLocation === null) {
    return;
  }
  const isNewPage = location.pathname !== previousLocation.pathname;
  const isSameTarget = !isNewPage && location.hash === previousLocation.hash;
  // Only the query changes while somebody types. If nothing changes, the reader has chosen the place where they already
  // are.
  if (isSameTarget && location.search !== previousLocation.search) {
    return;
  }
  if (isNewPage) {
    // `<Head>` sets the title in the next frame.
    afterPaint(() => region?.replaceChildren(document.title));
  }
  const target = document.getElementById(idOf(location.hash) || pageStartId);
  // A page may arrive while the reader is already searching, and mustn't take the focus from the search.
  if (target && !isOverlayOpen('search')) {
    focusOn(target);
  }
}
