import {showLoadFailure} from './loadFailurePanel';
import {isGone} from './reachable';

/** What the bundler's loader throws when a script or a style sheet doesn't arrive. */
interface ChunkLoadError extends Error {
  /** The file's address. */
  readonly request?: string;
}

/** Whether a rejection means that one of the site's scripts or style sheets couldn't be loaded. */
function isChunkLoadError(reason: unknown): reason is ChunkLoadError {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' || /Loading (?:CSS )?chunk .+ failed/.test(reason.message))
  );
}

/** Tells whether to avoid another automatic reload, without storing anything. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

async function recover(error: ChunkLoadError): Promise<void> {
  const reload = (): void => {
    window.location.reload();
  };
  // The page is older than the deployment, perhaps from a cache. A new one has the new file names.
  if (error.request !== undefined && !wasReloaded() && (await isGone(error.request))) {
    reload();
  } else {
    showLoadFailure(`Part of this page couldn't be loaded: ${error.message}`, reload);
  }
}

// On a direct load, the framework loads the page's code before it hydrates, and is silent if that fails. The reader has
// the page's text but not its behavior, so say so and offer a retry.
if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (!isHydrated && isChunkLoadError(event.reason)) {
      event.preventDefault();
      void recover(event.reason);
    }
  });
}
