import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import {isReachable} from '@site/src/components/ui/reachable';
import {hideLoadFailure, isLoadFailureShown, showLoadFailure} from './loadFailurePanel';

// If the next page's code doesn't arrive, the framework reloads the whole page. Without a network, that would replace
// what the reader has with the browser's error page, so the failure waits here until the server is reachable again. A
// URL that this page doesn't know fails on purpose: only the server knows where it leads now. A later deployment may
// have added its page, or it redirects.

/** A route as the framework makes it. Its published type omits `preload`. */
interface Route {
  readonly path: string;
  readonly component: {preload?: () => Promise<unknown>};
  readonly routes?: readonly Route[];
}

const message = "The next page couldn't be loaded: there's no connection. You can keep reading this one.";

/** Paths of pages. */
const pages = new Set<string>();
/** The reader's destination, unless it's a known page or already open. */
let unknown: string | undefined;
/** The page that the framework needs: the first one, or the reader's latest destination. None once it's shown. */
let awaited: object | undefined = {};
/** Whether there's already a page to read in the meantime. */
let isReading = false;

/** Resolves when the reader wants to try again. */
function retryWanted(): Promise<void> {
  return new Promise((resolve) => {
    showLoadFailure(message, resolve);
  });
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
    while (isNeeded() && isReading && !(await isReachable())) {
      await retryWanted();
    }
    if (isNeeded()) {
      throw error;
    }
  }
  return own === awaited ? undefined : new Promise(() => undefined);
}

function holdFailures(list: readonly Route[]): void {
  for (const {path, component, routes: children} of list) {
    const load = component.preload?.bind(component);
    if (load !== undefined) {
      component.preload = () => loadAwaited(load);
    }
    if (children === undefined) {
      pages.add(path);
    }
    holdFailures(children ?? []);
  }
}

export function holdFailedPages(): void {
  holdFailures(routes as unknown as readonly Route[]);
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
