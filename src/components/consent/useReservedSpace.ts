import {type RefObject, useEffect} from 'react';

const property = '--cookie-banner-height';

/** What readers do before a covered part of the page can matter. The only key among these is Tab, which moves focus. */
const firstMoves = ['keydown', 'scroll', 'touchmove', 'wheel'] as const;

function isMove(event: Event): boolean {
  return !(event instanceof KeyboardEvent) || event.key === 'Tab';
}

/**
 * Tells the style sheet how much of the window's bottom an element covers, so the end of the page and the focused
 * element can be scrolled clear of it. The space is below the footer, so nothing on the page shifts.
 *
 * Every element inherits the property, so setting it restyles the whole page. That's slow while a long page loads or
 * the search opens, so by default it waits until the reader moves around the page.
 *
 * @param isImmediate whether the reader has already moved, so there's no reason to wait
 */
export function useReservedSpace(element: RefObject<HTMLElement | null>, isImmediate: boolean): void {
  useEffect(() => {
    const {style} = document.documentElement;
    const reserve = (): void => {
      style.setProperty(property, `${element.current?.offsetHeight ?? 0}px`);
    };
    const observer = new ResizeObserver(reserve);
    const moves = new AbortController();
    const begin = (): void => {
      moves.abort();
      // Not later: the key that makes the first move may move the focus.
      reserve();
      if (element.current) {
        observer.observe(element.current);
      }
    };
    if (isImmediate) {
      begin();
    } else {
      const onMove = (event: Event): void => {
        if (isMove(event)) {
          begin();
        }
      };
      for (const move of firstMoves) {
        window.addEventListener(move, onMove, {capture: true, passive: true, signal: moves.signal});
      }
    }
    return () => {
      moves.abort();
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, isImmediate]);
}
