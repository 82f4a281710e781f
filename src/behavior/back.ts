/**
 * Back closes what's open over the page, and only then leaves the page. Android's Back button asks what's on top to close;
 * any other Back is a move through the history, which a page can decline once after each press of its reader. Where it
 * can't, as in browsers without the Navigation API, Back leaves the page and closes what's open.
 */
declare global {
  /** TypeScript's own types lack it, as do some browsers. */
  class CloseWatcher extends EventTarget {
    destroy(): void;
  }
}

/** In the order in which they were opened. */
const openParts = new Set<() => void>();

function closeInstead(event: NavigateEvent): void {
  const close = [...openParts].at(-1);
  const here = window.navigation.currentEntry?.index ?? 0;
  if (close && event.navigationType === 'traverse' && event.destination.index < here && event.cancelable) {
    event.preventDefault();
    // The browser tells a dialog a moment later that it's closed, and the next Back may come before that.
    openParts.delete(close);
    close();
  }
}

/**
 * @param close what Back does instead of leaving the page
 * @returns a function for when the part is closed, however that came about
 */
export function closeOnBack(close: () => void): () => void {
  const watcher = 'CloseWatcher' in window ? new CloseWatcher() : undefined;
  watcher?.addEventListener('close', close);
  openParts.add(close);
  return () => {
    openParts.delete(close);
    watcher?.destroy();
  };
}

if (typeof window !== 'undefined') {
  if ('navigation' in window) {
    // Before `later/comeBack.ts`, which would wait for the page that isn't shown.
    window.navigation.addEventListener('navigate', closeInstead, {capture: true});
  }
  window.addEventListener('popstate', () => {
    // The framework closes a phone's menu itself, and closing that once more would open it again.
    setTimeout(() => openParts.forEach((close) => close()));
  });
}
