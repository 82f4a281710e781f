import routes from '@generated/routes';
import {hideLoadFailure, showLoadFailure} from './loadFailurePanel';
import {isReachable} from './reachable';

// When the code of the next page does not arrive, the framework loads that page anew. Without a network
// that would replace what the reader has by the browser's own error page. So the failure waits here until the server can
// be reached again.

/** A route as the framework makes it; its published type leaves out that loading can be waited for. */
interface Route {
  readonly component: {preload?: () => Promise<unknown>};
  readonly routes?: readonly Route[];
}

const message = 'The next page could not be loaded: there is no connection. You can go on reading this one.';

let isNavigating = false;

/** Settles when the reader wants another try. */
function retryWanted(): Promise<void> {
  return new Promise((resolve) => {
    showLoadFailure(message, resolve);
  });
}

async function rejectWhenReachable(error: unknown): Promise<never> {
  // A link under the pointer is loaded in advance, which nobody needs to hear about.
  while (isNavigating && !(await isReachable())) {
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
  isNavigating = true;
  return () => {
    isNavigating = false;
  };
}

export function onRouteDidUpdate(): void {
  isNavigating = false;
  hideLoadFailure();
}
