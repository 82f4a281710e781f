import {useEffect, type RefObject} from 'react';

/** Longer than DocSearch's animation, which begins after 250 ms and lasts as long. */
const animationMs = 700;

const leaving = '.DocSearch-Hit--deleting, .DocSearch-Hit--favoriting';

/**
 * Finishes what a press on a star or an X began. DocSearch does it when the row's animation ends, and never when
 * the animation does not run: cancelled by a redraw, or switched off by the reader's own style sheet.
 */
export function useFinishedTransitions(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const onClick = ({target}: Event): void => {
      const button = target instanceof Element ? target.closest('.DocSearch-Hit-action-button') : null;
      const row = button?.closest('.DocSearch-Hit');
      if (!row) {
        return;
      }
      const timer = setTimeout(() => {
        timers.delete(timer);
        if (row.isConnected && row.matches(leaving)) {
          row.dispatchEvent(new TransitionEvent('transitionend', {bubbles: true}));
        }
      }, animationMs);
      timers.add(timer);
    };
    element?.addEventListener('click', onClick, true);
    return () => {
      element?.removeEventListener('click', onClick, true);
      timers.forEach(clearTimeout);
    };
  }, [root]);
}
