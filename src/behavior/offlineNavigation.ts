import routes from '@generated/routes';
import {hideLoadFailure, showLoadFailure} from './loadFailurePanel';
import {isReachable} from './reachable';

// If the next page's code doesn't arrive, the framework reloads the whole page. Without a network, that would replace
// what the reader has with the browser's error page, so the failure waits here until the server is reachable again.

/** A route as the framework makes it. Its published type omits `preload`. */
interface Route {
  readonly component: {preload?: () => Promise<unknown>};
  readonly routes?: readonly Route[];
}

const message = "The next page couldn't be loaded: there's no connection. You can go on reading this one.";

/** Whether the framework needs the page whose code it loads: the first one, or one that the reader goes to. */
let isNeeded = true;
/** Whether a page is already there to be read meanwhile. */
let isReading = false;

/** Resolves when the reader wants to try again. */
function retryWanted(): Promise<void> {
  return new Promise((resolve) => {
    showLoadFailure(message, resolve);
  });
}

async function rejectWhenReachable(error: unknown): Promise<void> {
  // Hovering over a link preloads its page, and nobody waits for that. If it fails, the reader needn't know.
  if (!isNeeded) {
    return;
  }
  while (isReading && !(await isReachable())) {
    await retryWanted();
  }
  throw error;
}

function holdFailures(list: readonly Route[]): void {
  for (const {component, routes: children} of list) {
    const load = component.preload?.bind(component);
    if (load !== undefined) {
      component.preload = () => load().catch(rejectWhenReachable);
    }
    holdFailures(children ?? []);
  }
}

if (typeof window !== 'undefined') {
  holdFailures(routes as unknown as readonly Route[]);
}

export function onRouteUpdate(): () => void {
  isNeeded = true;
  return () => {
    isNeeded = false;
  };
}

export function onRouteDidUpdate(): void {
  isNeeded = false;
  isReading = true;
  hideLoadFailure();
}
