import {cleanPath, decodableHash} from '@site/src/site/address';
import {meantHash} from './hashTarget';

/** The path of the page according to the document. The not-found page has none. */
function ownPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).pathname : undefined;
}

/** Whether a path differs from the page's own. Archives, some proxies, and saved files show pages under other paths. */
function isElsewhere(path = window.location.pathname): boolean {
  const own = ownPath();
  return own !== undefined && cleanPath(path) !== cleanPath(own);
}

/** The path that the document was loaded from. */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? '', window.location.href).pathname;
}

/**
 * Corrects the URL before the router reads it. A page opened at another form of its URL, such as `….html`, would
 * hydrate against the wrong route, and React would report a mismatch. A hash such as `#100%`, which can't be decoded,
 * would crash the page.
 */
function correctAddress(): void {
  const {pathname, search, hash} = window.location;
  const path = isElsewhere() ? pathname : (ownPath() ?? pathname);
  const address = path + search + decodableHash(hash);
  if (address !== pathname + search + hash) {
    // With the origin: `//docs` alone would be another host.
    window.history.replaceState(window.history.state, '', window.location.origin + address);
  }
}

/** Goes to the section that a hash refers to if it was pasted with a period after it. */
function followPastedHash(): void {
  const {hash} = window.location;
  const meant = meantHash(hash);
  if (meant !== hash) {
    // Not through the history API, so the browser scrolls to the section, and `:target` matches it.
    window.location.replace(meant);
  }
}

/**
 * Leaves the page as the server rendered it, permanently. The router has no route for its path, and would replace the
 * text with "Page Not Found".
 */
function keepFromHydration(): void {
  const doNothing = (): void => undefined;
  window.docusaurusRoot = {render: doNothing, unmount: doNothing};
  // Nothing will respond to them.
  delete window.earlyPresses;
}

/**
 * Loads the page that Back or Forward led to before the router started. The browser then changes only the URL, because
 * the router had created both history entries in one document.
 */
function loadPageOfAddress(): void {
  window.location.reload();
}

/**
 * Opens the page again if its URL has a username and a password. With them, the browser refuses every fetch and every
 * correction of the URL, and copied links would contain them. It keeps them for the host.
 *
 * @returns whether the page is opened again
 */
function dropCredentials(): boolean {
  const address = new URL(document.URL);
  if (address.username === '') {
    return false;
  }
  address.username = '';
  address.password = '';
  window.location.replace(address.href);
  // Firefox takes this for a move to the hash, if there's one.
  if (document.URL === address.href) {
    window.location.reload();
  }
  return true;
}

/** Keeps the URL in a form that the router reads as the page's. */
export function correctAddresses(): void {
  if (dropCredentials()) {
    return;
  }
  if (isElsewhere()) {
    keepFromHydration();
    if (!isElsewhere(loadedPath())) {
      loadPageOfAddress();
    }
  } else {
    correctAddress();
    window.addEventListener('popstate', () => {
      if (document.documentElement.dataset.hasHydrated === 'false' && isElsewhere()) {
        loadPageOfAddress();
      } else {
        // A reader may edit the hash of the open page. The router starts listening later.
        correctAddress();
      }
    });
  }
  followPastedHash();
  // The browser has now looked for the section itself.
  window.addEventListener('hashchange', followPastedHash);
}
