import {barePath} from './barePath';

// Runs before the router reads the address. Otherwise, a page opened as `….html` hydrates against the wrong route, and
// React reports a mismatch.
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const bare = barePath(pathname);
  if (bare !== pathname) {
    window.history.replaceState(window.history.state, '', bare + search + hash);
  }
}
