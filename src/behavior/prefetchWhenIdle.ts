/**
 * Prefetches the pages behind visible links one after another, while the browser is idle and the reader isn't waiting
 * for a download. The framework matches every link against every route as soon as the link is visible, which takes 30
 * ms of a page's load, and requests all of their scripts immediately. A page that a reader points to is loaded right
 * away.
 */
import {idle} from '@site/src/lib/idle';
import {urgentLoadEnded} from '@site/src/lib/urgentLoad';

let last: Promise<unknown> | undefined;

/** The framework's functions are there once it has started. */
export function prefetchWhenIdle(): void {
  if (last) {
    return;
  }
  last = Promise.resolve();
  const {prefetch, preload} = window.docusaurus;
  window.docusaurus = {
    preload,
    prefetch: (path) => {
      last = last
        ?.then(idle)
        .then(urgentLoadEnded)
        .then<unknown>(() => prefetch(path));
      return false;
    },
  };
}
