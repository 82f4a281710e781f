import {type RefObject, useEffect} from 'react';

const property = '--cookie-banner-height';

/** What a reader does before the end of the page, or something covered, can matter. Of the keys, Tab moves the focus. */
const firstMoves = ['keydown', 'scroll', 'wheel'] as const;

function isMove(event: Event): boolean {
  return !(event instanceof KeyboardEvent) || event.key === 'Tab';
}

/**
 * Tells the style sheet how much of the window's bottom an element covers, so that the end of the page and the
 * focused element can be scrolled clear of it. The space is below the footer: nothing on the page shifts.
 *
 * Every element inherits the property, so setting it restyles the whole page. That takes long while a long page loads,
 * and while the search opens: unless told otherwise, the space waits until the reader moves on the page.
 *
 * @param isAtOnce whether the element comes after such a move
 */
export function useReservedSpace(element: RefObject<HTMLElement | null>, isAtOnce: boolean): void {
  useEffect(() => {
    const {style} = document.documentElement;
    const reserve = (): void => {
      style.setProperty(property, `${element.current?.offsetHeight ?? 0}px`);
    };
    const observer = new ResizeObserver(reserve);
    const moves = new AbortController();
    const begin = (): void => {
      moves.abort();
      // At once: the key that makes the first move may move the focus.
      reserve();
      if (element.current) {
        observer.observe(element.current);
      }
    };
    if (isAtOnce) {
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
  }, [element, isAtOnce]);
}
