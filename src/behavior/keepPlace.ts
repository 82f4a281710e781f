/**
 * Keeps the place of readers who go back to a page whose code has to load first. The browser restores the scroll
 * position when the address changes, while the previous page is still shown; this makes it wait for the page. Browsers
 * without the Navigation API show the start of the page.
 */
import type {ClientModule} from '@docusaurus/types';

let pageIsShown: (() => void) | undefined;

/** Only moving through the history restores a place. */
function waitForPage(event: NavigateEvent): void {
  if (
    event.navigationType !== 'traverse' ||
    !event.canIntercept ||
    event.hashChange ||
    event.defaultPrevented
  ) {
    return;
  }
  const shown = new Promise<void>((resolve) => {
    pageIsShown = resolve;
  });
  // `routeFocus.ts` moves the focus.
  event.intercept({focusReset: 'manual', handler: () => shown});
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  pageIsShown?.();
};

if (typeof window !== 'undefined' && 'navigation' in window) {
  window.navigation.addEventListener('navigate', waitForPage);
}
