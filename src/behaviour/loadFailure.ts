import {isChunkLoadError, type ChunkLoadError} from './chunkLoadError';
import {showLoadFailure} from './loadFailurePanel';
import {isGone} from './reachable';

/** Known without storing anything: a page that was reloaded is not reloaded again by itself. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

async function recover(error: ChunkLoadError): Promise<void> {
  const reload = (): void => {
    window.location.reload();
  };
  // The page is older than what is deployed, for example from a cache: a new one knows the new names.
  if (error.request !== undefined && !wasReloaded() && (await isGone(error.request))) {
    reload();
  } else {
    showLoadFailure(`Part of this page could not be loaded: ${error.message}`, reload);
  }
}

// On a direct load the framework loads the page's code before it hydrates, and says nothing when that fails
//. The reader still has the page's text; what is missing is its behaviour, so say so and offer
// a retry.
if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (!isHydrated && isChunkLoadError(event.reason)) {
      event.preventDefault();
      void recover(event.reason);
    }
  });
}
