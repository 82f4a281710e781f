import {element} from '../element';

let region: HTMLElement | undefined;

/** Adds the live region for route changes. It must be on the page before it gets its first text. */
export function addTitleRegion(): void {
  region = element('div', {role: 'status', class: 'visually-hidden'});
  document.body.append(region);
}

/**
 * Announces the title of a new page to screen readers. `<Head>` sets the title one frame after the page is rendered, so
 * the announcement waits for the second frame.
 */
export function announceTitle(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => region?.replaceChildren(document.title)));
}
