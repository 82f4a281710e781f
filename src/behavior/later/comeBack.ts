/**
 * When a reader comes back to a page, React renders it from scratch: opened sections would be closed, filters empty, and
 * the scroll position that the browser restores would show something else. Parts with state of their own keep it
 * themselves (`useKeptState.ts`). Nothing is stored.
 */
import {filterForm} from '../entries/openTarget';

interface Left {
  readonly open: readonly boolean[];
  readonly filter: readonly string[];
}

/** By entry of the browser's history. */
const left = new Map<string, Left>();

function entry(): string {
  const {key} = Object(window.history.state) as {readonly key?: string};
  return `${window.location.pathname} ${key ?? ''}`;
}

/** That of the page that's shown, whichever the reader is on the way to. */
let shown = entry();

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
  });
}

document.addEventListener('toggle', remember, {capture: true});
document.addEventListener('input', ({target}) => {
  if (target instanceof Element && target.closest(filterForm)) {
    remember();
  }
});

/** To be called before the browser restores the place. */
export function comeBack(): void {
  const before = shown;
  shown = entry();
  if (before.split(' ')[0] === window.location.pathname) {
    // Another section of the page, which stays as it is.
    remember();
    return;
  }
  const was = left.get(shown);
  if (was === undefined) {
    return;
  }
  for (const [place, section] of sections().entries()) {
    section.open = was.open[place] ?? section.open;
  }
  for (const [place, field] of filterFields().entries()) {
    field.value = was.filter[place] ?? '';
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }
}
