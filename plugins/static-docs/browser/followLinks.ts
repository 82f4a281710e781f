/** What the router takes over: a plain press on a link to another page of the site. */
function routeOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) {
    return undefined;
  }
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const link = linkOf(event);
  if (isModified || link === null) {
    return undefined;
  }
  return link.pathname + link.search + link.hash;
}

/** The link to another page under an event; files and anchors on this page are the browser's. */
function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPage =
    link !== null &&
    link.origin === window.location.origin &&
    link.target === '' &&
    !/\.[^/]+$/.test(link.pathname) &&
    link.pathname !== window.location.pathname;
  return isPage ? link : null;
}

/**
 * Links in built text behave like the framework's own: the router opens them, and pointing at one loads its page.
 *
 * @param open opens a route of the site without loading a document
 * @returns what undoes it
 */
export function followLinks(content: HTMLElement, open: (route: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const route = routeOf(event);
    if (route !== undefined) {
      event.preventDefault();
      open(route);
    }
  };
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link !== null) {
      void window.docusaurus.preload(link.pathname);
    }
  };
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  content.addEventListener('click', onClick);
  intents.forEach((type) => content.addEventListener(type, onIntent, {passive: true}));
  return () => {
    content.removeEventListener('click', onClick);
    intents.forEach((type) => content.removeEventListener(type, onIntent));
  };
}
