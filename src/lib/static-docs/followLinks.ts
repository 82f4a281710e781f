import {closestTo} from '../closestTo';
import {hasModifier} from '../keys';

/**
 * The link to another page of the site at an event's target. Files, and anchors on this page, are left to the browser.
 */
function linkOf(event: Event): HTMLAnchorElement | null {
  const link = closestTo<HTMLAnchorElement>(event, 'a');
  const isPage =
    link !== null &&
    link.origin === window.location.origin &&
    link.target === '' &&
    !link.hasAttribute('download') &&
    !/\.[a-z][a-z\d]*$/i.test(link.pathname) &&
    link.pathname !== window.location.pathname;
  return isPage ? link : null;
}

function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !hasModifier(event);
}

/**
 * Makes links in server-rendered text behave like the framework's own: the router opens them, and pointing at one loads
 * its page.
 *
 * @param open opens a route of the site without loading a document
 * @returns a function that undoes it
 */
export function followLinks(content: HTMLElement, open: (route: string) => void): () => void {
  const listeners = new AbortController();
  const {signal} = listeners;
  content.addEventListener(
    'click',
    (event) => {
      const link = isPlainClick(event) ? linkOf(event) : null;
      if (link !== null) {
        event.preventDefault();
        open(link.pathname + link.search + link.hash);
      }
    },
    {signal},
  );
  const preload = (event: Event): void => {
    const link = linkOf(event);
    if (link !== null) {
      void window.docusaurus.preload(link.pathname);
    }
  };
  for (const intent of ['pointerover', 'focusin']) {
    content.addEventListener(intent, preload, {signal});
  }
  return () => {
    listeners.abort();
  };
}
