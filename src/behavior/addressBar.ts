import {barePath} from './barePath';
import {decodableHash} from './decodableHash';
import {sectionHash} from './sectionHash';

/**
 * Corrects the address before the router reads it. A page opened as `….html` would hydrate against the wrong route, and
 * React would report a mismatch. A hash such as `#100%`, which can't be decoded, would crash the page.
 */
function correctAddress(): void {
  const {pathname, search, hash} = window.location;
  const address = barePath(pathname) + search + decodableHash(hash);
  if (address !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', address);
  }
}

/** Goes to the section that a hash means with a full stop pasted behind it. */
function followPastedHash(): void {
  const {hash} = window.location;
  const meant = sectionHash(hash, (id) => document.getElementById(id) !== null);
  if (meant !== hash) {
    // Not through the history: the browser scrolls to the section, and style sheets take it for the target.
    window.location.replace(meant);
  }
}

if (typeof window !== 'undefined') {
  correctAddress();
  followPastedHash();
  // A reader may edit the hash of the open page. The router listens later.
  window.addEventListener('popstate', correctAddress);
  // Only now has the browser looked for the section itself.
  window.addEventListener('hashchange', followPastedHash);
}
