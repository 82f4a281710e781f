import {isChunkLoadError, type ChunkLoadError} from './chunkLoadError';
import {showLoadFailure} from './loadFailurePanel';
import {isGone} from './reachable';

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
