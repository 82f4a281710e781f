/**
 * What's open over the page. Escape closes it, and so does Back, which only then leaves the page. Android's Back button
 * sends a close request to whatever is on top; any other Back is a history navigation, which a page can cancel once
 * after each press by its reader. Where it can't, as in browsers without the Navigation API, Back leaves the page and
 * closes what's open.
 */
import {isImeComposing} from '@site/src/lib/keys';

declare global {
  /** TypeScript's own types lack it, as do some browsers. */
  class CloseWatcher extends EventTarget {
    destroy(): void;
  }
}

/**
 * Nothing opens over a `dialog`: a large picture or the list of shortcuts. The search opens over the page and over a
 * phone's menu.
 */
type Overlay = 'dialog' | 'search' | 'menu';

/** By the function that closes it, in the order in which they were opened. */
const open = new Map<() => void, Overlay>();

/**
 * Closes an overlay once: React removes the search and the menu a moment later, and the next press may come before that.
 */
function closeOnce(close: () => void): void {
  open.delete(close);
  close();
}

function closeOnEscape(event: KeyboardEvent): void {
  const close = [...open.keys()].at(-1);
  // An input method takes the key in a field.
  if (close && event.key === 'Escape' && !isImeComposing(event)) {
    event.preventDefault();
    if (!event.repeat) {
      closeOnce(close);
    }
  }
}

function closeOnBack(event: NavigateEvent): void {
  const close = [...open.keys()].at(-1);
  const here = window.navigation.currentEntry?.index ?? 0;
  if (close && event.navigationType === 'traverse' && event.destination.index < here && event.cancelable) {
    event.preventDefault();
    closeOnce(close);
  }
}

/** Whether one of these is open. */
export function isOverlayOpen(...overlays: readonly Overlay[]): boolean {
  return [...open.values()].some((overlay) => overlays.includes(overlay));
}

/**
 * Call it when an overlay opens.
 *
 * @param close runs on Escape, and on Back instead of leaving the page
 * @returns a function to call when it's closed, however that happened
 */
export function registerOverlay(overlay: Overlay, close: () => void): () => void {
  const watcher = 'CloseWatcher' in window ? new CloseWatcher() : undefined;
  watcher?.addEventListener('close', close);
  open.set(close, overlay);
  return () => {
    open.delete(close);
    watcher?.destroy();
  };
}

if (typeof window !== 'undefined') {
  if ('navigation' in window) {
    // Before `later/comeBack.ts`, which would wait for a page that isn't shown.
    window.navigation.addEventListener('navigate', closeOnBack, {capture: true});
  }
  // Before `keepEarlyPresses.ts`, which leaves alone what was handled.
  document.addEventListener('keydown', closeOnEscape);
  window.addEventListener('popstate', () => {
    // The framework closes a phone's menu itself, and closing that once more would open it again.
    open.forEach((overlay, close) => overlay !== 'menu' && close());
  });
}
