import type {ClientModule} from '@docusaurus/types';
import {focusOn, pageStartId} from '@site/src/components/ui/focusOn';
import {createTitleAnnouncer} from './focus/announceTitle';
import {routeChange} from './focus/routeChange';
import {isOverlayOpen} from './overlays';

const announceTitle = typeof window === 'undefined' ? undefined : createTitleAnnouncer();

/**
 * The only place that moves the focus after the address changes. As in a browser that loads a page, it goes to what the
 * address's hash names, or to the start of the page. Upstream moves it only after links without a hash, and loses it
 * again immediately.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const change = routeChange(previousLocation, location);
  if (change === null) {
    return;
  }
  if (change.isNewPage) {
    announceTitle?.();
  }
  const target = document.getElementById(change.targetId || pageStartId);
  // A page may arrive while the reader is already searching, and mustn't take the focus from the search.
  if (target && !isOverlayOpen('search')) {
    focusOn(target);
  }
};
