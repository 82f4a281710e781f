import {isChunkLoadError} from './chunkLoadError';
import {showLoadFailure} from './loadFailurePanel';

// On a direct load the framework loads the page's code before it hydrates, and says nothing when that fails
// (audit row 68). The reader still has the page's text; what is missing is its behaviour, so say so and offer
// a retry.
if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (!isHydrated && isChunkLoadError(event.reason)) {
      event.preventDefault();
      showLoadFailure(event.reason);
    }
  });
}
