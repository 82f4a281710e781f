import {useEffect, useRef, type RefObject} from 'react';
import type {SearchState} from './searchState';
import {savedPlace, savePlace} from './place';

/** Milliseconds without scrolling before a place is kept. */
const restMs = 150;

/**
 * Where the results begin. The card above them may come after them; a browser that then keeps them in place counts from
 * there.
 */
function startOf(results: HTMLElement | null): number {
  return results && CSS.supports('overflow-anchor', 'auto') ? results.offsetTop : 0;
}

/**
 * Brings readers who come back to where they were in the results, and from then on keeps their place.
 *
 * @returns for the element that holds the results
 */
export function useKeptPlace(
  query: string,
  {answeredQuery, pagesLoaded}: SearchState,
): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);
  const restored = useRef<string>(undefined);
  // Also while more are on their way, or didn't come.
  const isShown = answeredQuery === query && pagesLoaded > 0;
  useEffect(() => {
    if (!isShown) {
      return undefined;
    }
    const place = savedPlace(query);
    if (place && restored.current !== query) {
      window.scrollTo({top: startOf(results.current) + place.top, behavior: 'instant'});
    }
    restored.current = query;
    const save = (): void => {
      savePlace({query, pages: pagesLoaded, top: window.scrollY - startOf(results.current)});
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = new AbortController();
    window.addEventListener(
      'scroll',
      () => {
        clearTimeout(timer);
        timer = setTimeout(save, restMs);
      },
      {passive: true, signal: end.signal},
    );
    // A reader may leave while the page is still scrolling, or without scrolling.
    for (const type of ['click', 'pagehide']) {
      window.addEventListener(type, save, {capture: true, signal: end.signal});
    }
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [isShown, pagesLoaded, query]);
  return results;
}
