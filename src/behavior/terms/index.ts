/**
 * Explains a term where a page uses it: `plugins/markdown/glossary` makes it a link to its entry, and this shows what the
 * entry says when a reader points at it, focuses it, or taps it. The explanations are loaded then.
 */
import {closestTo} from '@site/src/lib/closestTo';
import {glossaryPath} from '@site/src/site/glossary';
import {whenLoaded} from '@site/src/components/ui/whenLoaded';

function linkOf(event: Event): HTMLAnchorElement | null {
  return closestTo(event, `.markdown a[href*="${glossaryPath}#"]`);
}

function explain(link: HTMLAnchorElement, isStillMeant: () => boolean, delay = 0): void {
  whenLoaded(import('./explanation'), ({showExplanation}) => {
    setTimeout(() => {
      if (isStillMeant()) {
        showExplanation(link);
      }
    }, delay);
  });
}

/** Milliseconds, so that crossing a word shows nothing. */
const hoverDelay = 200;

/** The link of a tap in progress that will explain the term. A second tap opens the entry. */
let tapped: HTMLAnchorElement | null = null;

// In browsers without popovers, a term remains a link.
if ('popover' in HTMLElement.prototype) {
  document.addEventListener('pointerover', (event) => {
    const link = linkOf(event);
    if (link && event.pointerType !== 'touch') {
      explain(link, () => link.matches(':hover'), hoverDelay);
    }
  });
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event);
    if (link?.matches(':focus-visible')) {
      explain(link, () => link.matches(':focus'));
    }
  });
  document.addEventListener('pointerdown', (event) => {
    const link = linkOf(event);
    tapped = event.pointerType === 'touch' && !link?.hasAttribute('aria-describedby') ? link : null;
  });
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (link && link === tapped) {
        // Before the router sees it.
        event.preventDefault();
        explain(link, () => link.isConnected);
      }
      tapped = null;
    },
    {capture: true},
  );
}
