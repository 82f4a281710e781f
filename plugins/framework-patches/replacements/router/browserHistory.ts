import {createLocation, createPath, type Location, type Target} from './location';

export type Action = 'POP' | 'PUSH' | 'REPLACE';

type Listener = (location: Location, action: Action) => void;

/** Asked before the address changes; `false` keeps it. */
type Guard = (location: Location, action: Action) => unknown;

/** What the entry of the browser holds for a location. */
type EntryState = Partial<Pick<Location, 'key' | 'state'>> | null | undefined;

/** What the framework and this site use of the history of the package `history` (4.10). */
export interface BrowserHistory {
  readonly length: number;
  readonly action: Action;
  readonly location: Location;
  createHref: (location: Location) => string;
  push: (target: Target, state?: unknown) => void;
  replace: (target: Target, state?: unknown) => void;
  go: (delta: number) => void;
  goBack: () => void;
  goForward: () => void;
  /** @returns what ends listening */
  listen: (listener: Listener) => () => void;
  /** One guard at a time, the last one. @returns what takes it away */
  block: (guard: Guard) => () => void;
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 8);
}

function currentLocation(entry: EntryState): Location {
  const {pathname, search, hash} = window.location;
  return createLocation(pathname + search + hash, entry?.state, entry?.key);
}

/** The history of the window, of which every change goes through `push`, `replace` or the browser's own buttons. */
export function createBrowserHistory(): BrowserHistory {
  const listeners = new Set<{readonly listener: Listener}>();
  let guard: Guard | undefined;
  let isGoingBack = false;
  const initial = currentLocation(window.history.state as EntryState);
  /** Keys of the entries of this visit, to know how far to go back when a guard keeps the address. */
  let keys: readonly (string | undefined)[] = [initial.key];

  const allows = (location: Location, action: Action) => guard?.(location, action) !== false;

  function announce(location: Location, action: Action): void {
    Object.assign(history, {location, action, length: window.history.length});
    for (const entry of [...listeners]) {
      if (listeners.has(entry)) {
        entry.listener(location, action);
      }
    }
  }

  function goTo(action: 'PUSH' | 'REPLACE', target: Target, targetState: unknown): void {
    const location = createLocation(target, targetState, createKey(), history.location);
    if (!allows(location, action)) {
      return;
    }
    const {key, state} = location;
    const index = keys.indexOf(history.location.key);
    if (action === 'PUSH') {
      window.history.pushState({key, state}, '', createPath(location));
      keys = [...keys.slice(0, index + 1), key];
    } else {
      window.history.replaceState({key, state}, '', createPath(location));
      keys = keys.map((known, at) => (at === index ? key : known));
    }
    announce(location, action);
  }

  /** The browser has already moved: a guard that keeps the address is obeyed by moving back. */
  function onPop({state}: PopStateEvent): void {
    if (isGoingBack) {
      isGoingBack = false;
      announce(history.location, history.action);
      return;
    }
    const location = currentLocation(state as EntryState);
    if (allows(location, 'POP')) {
      announce(location, 'POP');
      return;
    }
    const indexOf = ({key}: Location) => Math.max(0, keys.indexOf(key));
    const delta = indexOf(history.location) - indexOf(location);
    if (delta !== 0) {
      isGoingBack = true;
      window.history.go(delta);
    }
  }

  const history: BrowserHistory = {
    length: window.history.length,
    action: 'POP',
    location: initial,
    createHref: createPath,
    push: (target, state) => goTo('PUSH', target, state),
    replace: (target, state) => goTo('REPLACE', target, state),
    go: (delta) => window.history.go(delta),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    listen: (listener) => {
      const entry = {listener};
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    block: (next) => {
      guard = next;
      return () => {
        guard = guard === next ? undefined : guard;
      };
    },
  };
  window.addEventListener('popstate', onPop);
  return history;
}
