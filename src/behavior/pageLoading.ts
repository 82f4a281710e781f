import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import {isNotFound, isReachable} from '@site/src/components/ui/reachable';
import {hideLoadFailure, isLoadFailureShown, showLoadFailure} from './loadFailurePanel';

// If the code of the page that a reader opens doesn't arrive, the framework leaves the page without its behavior, and if
// the next page's doesn't, it reloads the whole page. Without a network, that would replace what the reader has with the
// browser's error page, so such failures are handled here. A URL that this page doesn't know fails on purpose: only the
// server knows where it leads now. A later deployment may have added its page, or it redirects.

/** A route as the framework makes it. Its published type omits `preload`. */
interface Route {
  readonly path: string;
  readonly component: {preload?: () => Promise<unknown>};
  readonly routes?: readonly Route[];
}

/** Paths of pages. */
const pages = new Set<string>();
/** The reader's destination, unless it's a known page or already open. */
let unknown: string | undefined;
/** The page that the framework needs: the first one, or the reader's latest destination. None once it's shown. */
let awaited: object | undefined = {};
/** Whether there's already a page to read in the meantime. */
let isReading = false;

/** Resolves when the reader wants to try again. */
function promptRetry(message: string): Promise<void> {
  return new Promise((resolve) => {
    showLoadFailure(message, resolve);
  });
}

/** Tells whether to avoid another automatic reload, without storing anything. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/** Reloads the page whose code is missing: automatically if it's older than the deployment, perhaps from a cache. */
async function reload(error: Error): Promise<void> {
  // Other parts of the page's code may be missing, too, and the framework mustn't hydrate the page without it.
  awaited = undefined;
  if (wasReloaded() || !(await isNotFound(error))) {
    await promptRetry(`Part of this page couldn't be loaded: ${error.message}`);
  }
  window.location.reload();
}

/**
 * Loads the code of a page, unless the reader's destination is a URL that only the server may know.
 *
 * @returns a promise that's only settled while the page is needed: when the code of any page arrives, the framework
 *   shows the latest destination, even if that one's code is still missing
 */
async function loadAwaited(load: () => Promise<unknown>): Promise<unknown> {
  const own = awaited;
  try {
    if (unknown !== undefined) {
      throw new Error(`${unknown} is loaded from the server.`);
    }
    await load();
  } catch (error) {
    // Hovering over a link preloads its page, and nobody waits for that, so a failure isn't reported.
    const isNeeded = (): boolean => own !== undefined && own === awaited;
    if (isNeeded() && !isReading) {
      await reload(error as Error);
    }
    while (isNeeded() && !(await isReachable())) {
      await promptRetry(
        "The next page couldn't be loaded: there's no connection. You can keep reading this one.",
      );
    }
    if (isNeeded()) {
      // The framework loads the next page from the server.
      throw error;
    }
  }
  return own === awaited ? undefined : new Promise(() => undefined);
}

function handleFailures(list: readonly Route[]): void {
  for (const {path, component, routes: children} of list) {
    const load = component.preload?.bind(component);
    if (load !== undefined) {
      component.preload = () => loadAwaited(load);
    }
    if (children === undefined) {
      pages.add(path);
    }
    handleFailures(children ?? []);
  }
}

/** Call it before the framework loads the first page. */
export function handleLoadFailures(): void {
  handleFailures(routes as unknown as readonly Route[]);
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  const {pathname} = location;
  awaited = location;
  const isOpen = previousLocation === null || previousLocation.pathname === pathname;
  unknown = isOpen || pages.has(pathname) ? undefined : pathname;
};

/** Whether the reader's destination is on its way. After a failure, it isn't. */
export function isLoading(): boolean {
  return awaited !== undefined && !isLoadFailureShown();
}

export function endLoading(): void {
  awaited = undefined;
  isReading = true;
  hideLoadFailure();
}
