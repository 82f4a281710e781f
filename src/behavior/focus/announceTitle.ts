import {element} from '../element';

/** The live region for route changes. It must be on the page before it gets its first text. */
function createRegion(): HTMLElement {
  const region = element('div', {role: 'status', class: 'visually-hidden'});
  document.body.append(region);
  return region;
}

/**
 * Creates a function that announces the title of a new page to screen readers. `<Head>` sets the title one frame after
 * the page is rendered, so the announcement waits for the second frame.
 */
export function createTitleAnnouncer(): () => void {
  const region = createRegion();
  const announce = (): void => {
    region.textContent = document.title;
  };
  return () => {
    requestAnimationFrame(() => requestAnimationFrame(announce));
  };
}
