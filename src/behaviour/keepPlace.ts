/**
 * Keeps the place of a reader who goes back to a page whose code has to be loaded first. The browser restores the place
 * when the address changes, which is while the page before is still shown; this has it wait until the page is there. A
 * browser without the Navigation API leaves such a reader at the start of the page.
 */
import type {ClientModule} from '@docusaurus/types';

let pageIsShown: (() => void) | undefined;

/** Only moves in the history restore a place. */
function waitForPage(event: NavigateEvent): void {
  if (event.navigationType !== 'traverse' || !event.canIntercept || event.hashChange) {
    return;
  }
  const shown = new Promise<void>((resolve) => {
    pageIsShown = resolve;
  });
  // The focus is moved by `routeFocus.ts`.
  event.intercept({focusReset: 'manual', handler: () => shown});
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  pageIsShown?.();
};

if (typeof window !== 'undefined' && 'navigation' in window) {
  window.navigation.addEventListener('navigate', waitForPage);
}
