import styles from './announcer.module.css';

/** The one live region of route changes; it must be on the page before the first text goes into it. */
function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = styles.announcer ?? '';
  document.body.append(region);
  return region;
}

/**
 * Tells screen readers the title of a new page. The title changes a moment after the page, so the announcement waits
 * for it; every page has a title of its own.
 *
 * @returns to be called when a new page is shown
 */
export function createTitleAnnouncer(): () => void {
  const region = createRegion();
  /** Of the page before, while the next one is awaited: more than the title changes in the head. */
  let lastTitle: string | undefined;
  new MutationObserver(() => {
    if (lastTitle !== undefined && lastTitle !== document.title) {
      lastTitle = undefined;
      region.textContent = document.title;
    }
  }).observe(document.head, {childList: true, subtree: true, characterData: true});
  return () => {
    lastTitle = document.title;
  };
}
