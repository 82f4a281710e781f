import type {ClientModule} from '@docusaurus/types';
import {createTitleAnnouncer} from './focus/announceTitle';
import {focusOn} from './focus/focusOn';
import {routeChange} from './focus/routeChange';

/** Where the focus goes on a new page: the region of the skip link, the first thing on it. */
export const pageStartId = 'page-start';

const announceTitle = typeof window === 'undefined' ? undefined : createTitleAnnouncer();

/**
 * The one place that moves the focus after a change of the address, as a browser does when it loads a page: to the
 * place that the address names, otherwise to the start of the page. Upstream does so after a link without an anchor
 * only, and loses the focus again at once.
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
  if (target && !isDialogOpen()) {
    focusOn(target);
  }
};

/** A page may arrive late, when the reader searches for another one: their letters must not go to the page behind. */
function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}
