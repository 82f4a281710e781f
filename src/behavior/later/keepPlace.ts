/**
 * Keeps the place of readers who move through the history. The browser restores the scroll position when the address
 * changes, while the previous page is still shown. Told to wait for the page, it takes the framework's jump to the start
 * of that page for scrolling by the reader, and restores nothing. So the places of this document's entries are kept here.
 * Browsers without the Navigation API show the start of a page whose code loads late.
 */

/** Scroll positions in px, by key of the entry in the history. */
const places = new Map<string, number>();
/** The entry of the page that's shown, whichever the reader is on the way to. */
let shownEntry: string | undefined;
let endWaiting: (() => void) | undefined;

function isOtherPage({navigationType, hashChange, canIntercept, defaultPrevented}: NavigateEvent): boolean {
  return navigationType === 'traverse' && !hashChange && canIntercept && !defaultPrevented;
}

function onNavigate(event: NavigateEvent): void {
  if (shownEntry !== undefined) {
    places.set(shownEntry, window.scrollY);
  }
  if (!isOtherPage(event)) {
    return;
  }
  const top = places.get(event.destination.key);
  if (top === undefined) {
    // Of an entry from before a reload, only the browser knows the place. Here, the framework's jump changes nothing.
    window.scrollTo({top: 0, behavior: 'instant'});
  }
  const shown = new Promise<void>((resolve) => {
    endWaiting = resolve;
  });
  event.intercept({
    // `routeFocus.ts` moves the focus.
    focusReset: 'manual',
    async handler() {
      await shown;
      if (top !== undefined && !event.signal.aborted) {
        window.scrollTo({top, behavior: 'instant'});
      }
    },
  });
}

/** To be called when a page is shown. */
export function keepPlace(): void {
  endWaiting?.();
  if ('navigation' in window) {
    shownEntry = window.navigation.currentEntry?.key;
  }
}

if ('navigation' in window) {
  keepPlace();
  window.navigation.addEventListener('navigate', onNavigate);
}
