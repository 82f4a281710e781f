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
 * Tells screen readers the title of a new page. `<Head>` sets the title with the frame after the page, so the
 * announcement comes with the second one.
 *
 * @returns to be called when a new page is shown
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
