import {type RefObject, useEffect} from 'react';

const property = '--cookie-banner-height';

/**
 * Tells the style sheet how much of the window's bottom an element covers, so that the end of the page and the
 * focused element can be scrolled clear of it. The space is below the footer: nothing on the page shifts.
 */
export function useReservedSpace(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const {style} = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty(property, `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    if (element.current) {
      observer.observe(element.current);
    }
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element]);
}
