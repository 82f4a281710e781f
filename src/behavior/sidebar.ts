import {showCurrentPage} from './showCurrentPage';

/**
 * A category that contains the current page opens slowly, so the page's link appears late. A resize observer is called
 * after the browser's own layout, so nothing is measured twice.
 */
const observer = new ResizeObserver((entries) => {
  for (const {target} of entries) {
    showCurrentPage(target);
  }
});

// From then on, the reader controls the categories.
for (const act of ['keydown', 'pointerdown', 'wheel']) {
  window.addEventListener(act, () => observer.disconnect(), {capture: true, passive: true});
}

/** Shows the current page in the sidebar until the reader does something. */
export function watchSidebar(): void {
  const list = document.querySelector('.theme-doc-sidebar-container .theme-doc-sidebar-menu');
  observer.disconnect();
  if (list) {
    observer.observe(list);
  }
}
