import {isGone} from '@site/src/components/ui/reachable';
import {showLoadFailure} from './loadFailurePanel';

/** Whether a rejection means that one of the site's scripts or style sheets couldn't be loaded. */
function isChunkLoadError(reason: unknown): reason is Error {
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

async function recover(error: Error): Promise<void> {
  const reload = (): void => {
    window.location.reload();
  };
  // The page is older than the deployment, perhaps from a cache. A new one has the new file names.
  if (!wasReloaded() && (await isGone(error))) {
    reload();
  } else {
    showLoadFailure(`Part of this page couldn't be loaded: ${error.message}`, reload);
  }
}

/**
 * On a direct load, the framework loads the page's code before it hydrates, and fails silently. The reader has the page's
 * text but not its behavior, so this reports it and offers a retry.
 */
export function reportLoadFailures(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (!isHydrated && isChunkLoadError(event.reason)) {
      event.preventDefault();
      void recover(event.reason);
    }
  });
}
