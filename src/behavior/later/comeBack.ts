/**
 * When a reader comes back to a page, React renders it from scratch: opened sections would be closed, filters empty,
 * and the restored scroll position would show something else. Parts with their own state keep it themselves
 * (`useHistoryState.ts`). Nothing is stored.
 *
 * The browser restores the scroll position when the URL changes, while the previous page is still shown. If told to
 * wait for the page, it mistakes the framework's jump to the start of that page for scrolling by the reader, and
 * restores nothing. So the position is kept here, too. Browsers without the Navigation API show the start of a page
 * whose code loads late.
 */
import {closestTo} from '@site/src/lib/closestTo';
import {filterForm} from '../entries/openTarget';

interface Left {
  readonly open: readonly boolean[];
  readonly filter: readonly string[];
  /** The scroll position in px. */
  readonly top: number;
}

/** By entry of the browser's history. */
const left = new Map<string, Left>();

function entryOf(pathname: string, key = ''): string {
  return `${pathname} ${key}`;
}

function currentEntry(): string {
  const {key} = Object('navigation' in window ? window.navigation.currentEntry : history.state) as {
    readonly key?: string;
  };
  return entryOf(window.location.pathname, key);
}

/** The entry of the page that's shown, whichever page the reader is heading to. */
let shown = currentEntry();
let endWaiting: (() => void) | undefined;

function sections(): readonly HTMLDetailsElement[] {
  return Array.from(document.querySelectorAll('main details:not([data-interactive] *)'));
}

function filterFields(): readonly (HTMLInputElement | HTMLSelectElement)[] {
  return Array.from(document.querySelectorAll(`${filterForm} :is(input, select)`));
}

function remember(): void {
  left.set(shown, {
    open: sections().map(({open}) => open),
    filter: filterFields().map(({value}) => value),
    top: window.scrollY,
  });
}

function isOtherPage({navigationType, hashChange, canIntercept, defaultPrevented}: NavigateEvent): boolean {
  return navigationType === 'traverse' && !hashChange && canIntercept && !defaultPrevented;
}

function onNavigate(event: NavigateEvent): void {
  remember();
  if (!isOtherPage(event)) {
    return;
  }
  const {url, key} = event.destination;
  const top = left.get(entryOf(new URL(url).pathname, key))?.top;
  if (top === undefined) {
    // For an entry from before a reload, only the browser knows the position. It restores it if nothing scrolls while
    // it waits, and from the top of the page, the framework's jump doesn't.
    window.scrollTo({top: 0, behavior: 'instant'});
  }
  const isShown = new Promise<void>((resolve) => {
    endWaiting = resolve;
  });
  event.intercept({
    // `focus/moveFocus.ts` moves the focus.
    focusReset: 'manual',
    async handler() {
      await isShown;
      if (top !== undefined && !event.signal.aborted) {
        window.scrollTo({top, behavior: 'instant'});
      }
    },
  });
}

document.addEventListener('toggle', remember, {capture: true});
document.addEventListener('input', (event) => {
  if (closestTo(event, filterForm)) {
    remember();
  }
});
if ('navigation' in window) {
  window.navigation.addEventListener('navigate', onNavigate);
}

function restore({open, filter}: Left): void {
  for (const [index, section] of sections().entries()) {
    section.open = open[index] ?? section.open;
  }
  for (const [index, field] of filterFields().entries()) {
    const value = filter[index] ?? '';
    if (field.value !== value) {
      field.value = value;
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }
}

/** Call it when a page is shown, before the browser restores the position. */
export function comeBack(): void {
  const before = shown;
  shown = currentEntry();
  const was = left.get(shown);
  if (before.split(' ')[0] === window.location.pathname) {
    // Another section of the page, which stays as it is.
    remember();
  } else if (was !== undefined) {
    restore(was);
  }
  endWaiting?.();
}
