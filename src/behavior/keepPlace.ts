/**
 * Keeps the place of readers who go back to a page whose code has to load first. The browser restores the scroll
 * position when the address changes, while the previous page is still shown; this makes it wait for the page. It also
 * keeps the place of readers who go back before the next page has come: the framework shows the start of the page that
 * they never left. Browsers without the Navigation API show the start of the page.
 */
import type {ClientModule} from '@docusaurus/types';

let pageIsShown: (() => void) | undefined;
/** The URL of the page that's shown, whichever the reader is on the way to. */
let shownUrl: string | undefined;

/** Only moving through the history restores a place. */
function waitForPage(event: NavigateEvent): void {
  if (
    event.navigationType !== 'traverse' ||
    event.hashChange ||
    !event.canIntercept ||
    event.defaultPrevented
  ) {
    return;
  }
  const shown = new Promise<void>((resolve) => {
    pageIsShown = resolve;
  });
  if (event.destination.url === shownUrl) {
    const {scrollY: top} = window;
    void shown.then(() => {
      window.scrollTo({top, behavior: 'instant'});
    });
  }
  // `routeFocus.ts` moves the focus.
  event.intercept({focusReset: 'manual', handler: () => shown});
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  pageIsShown?.();
  shownUrl = window.location.href;
};

if (typeof window !== 'undefined' && 'navigation' in window) {
  window.navigation.addEventListener('navigate', waitForPage);
}
