/**
 * A page may have been laid out near the screen only (`.page-section` in `src/css/content.css`). This has the rest follow
 * when there is nothing else to do, a section at a time, so that soon every place of the page is where it will stay.
 */
import type {ClientModule} from '@docusaurus/types';

/** Also in `plugins/first-paint/lazyLayout.ts`. */
const lazyLayout = 'data-lazy-layout';

/** On a section that is not to wait any longer. */
const laidOut = 'data-laid-out';

function layOutAll(): void {
  document.documentElement.removeAttribute(lazyLayout);
}

function layOutNext(sections: Iterator<Element>): void {
  const next = sections.next();
  if (next.done) {
    layOutAll();
    return;
  }
  next.value.toggleAttribute(laidOut, true);
  requestIdleCallback(() => layOutNext(sections));
}

/** A reader who goes on, to a heading or to another page, wants all of it at its place. Safari lays nothing out late. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  const isLazy = 'requestIdleCallback' in window && document.documentElement.hasAttribute(lazyLayout);
  if (isLazy && previousLocation === null) {
    layOutNext(document.querySelectorAll('.page-section').values());
  } else {
    layOutAll();
  }
};
