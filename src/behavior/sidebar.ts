import {showCurrentPage} from './showCurrentPage';
import {sizeWatcher} from './sizeWatcher';

/**
 * Shows the current page in the sidebar until the reader does something. A category that contains it opens slowly, so
 * the page's link appears late.
 */
const {watch, stop} = sizeWatcher('.theme-doc-sidebar-container .theme-doc-sidebar-menu', (menus) =>
  menus.forEach(showCurrentPage),
);

// From then on, the reader controls the categories.
for (const act of ['keydown', 'pointerdown', 'wheel']) {
  window.addEventListener(act, stop, {capture: true, passive: true});
}

export {watch as watchSidebar};
