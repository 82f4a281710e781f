import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import {isReachable} from '@site/src/components/ui/reachable';
import {hideLoadFailure, showLoadFailure} from './loadFailurePanel';

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
/** Whether the framework needs the page whose code it loads: the first one, or the reader's destination. */
let isNeeded = true;
/** Whether there's already a page to read in the meantime. */
let isReading = false;

/** Resolves when the reader wants to try again. */
function retryWanted(): Promise<void> {
  return new Promise((resolve) => {
    showLoadFailure(message, resolve);
  });
}

async function rejectWhenReachable(error: unknown): Promise<void> {
  // Hovering over a link preloads its page, and nobody waits for that, so a failure isn't reported.
  if (!isNeeded) {
    return;
  }
  while (isReading && !(await isReachable())) {
    await retryWanted();
  }
  throw error;
}

/** Loads the code of a page, unless the reader's destination is a URL that only the server may know. */
async function loadKnown(load: () => Promise<unknown>): Promise<unknown> {
  if (unknown !== undefined) {
    throw new Error(`${unknown} is loaded from the server.`);
  }
  return load();
}

function holdFailures(list: readonly Route[]): void {
  for (const {path, component, routes: children} of list) {
    const load = component.preload?.bind(component);
    if (load !== undefined) {
      component.preload = () => loadKnown(load).catch(rejectWhenReachable);
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

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location: {pathname}, previousLocation}) => {
  isNeeded = true;
  const isOpen = previousLocation === null || previousLocation.pathname === pathname;
  unknown = isOpen || pages.has(pathname) ? undefined : pathname;
  return () => {
    isNeeded = false;
  };
};

export function endLoading(): void {
  isNeeded = false;
  isReading = true;
  hideLoadFailure();
}
