import {useEffect, useRef, type RefObject} from 'react';
import {hasScrollAnchoring} from '../ui/hasScrollAnchoring';
import {savedPosition, savePosition} from './listPosition';
import type {SearchResultsOnPage} from './useSearchResults';

/** Milliseconds without scrolling before the position is stored. */
const debounceMs = 150;

/**
 * Where the results begin. The card above them may arrive later; a browser that then keeps them in place measures from
 * there.
 */
function startOf(results: HTMLElement | null): number {
  return results && hasScrollAnchoring() ? results.offsetTop : 0;
}

/**
 * Takes returning readers back to their position in the results, and stores it from then on.
 *
 * @returns a ref for the element that contains the results
 */
export function useKeptPosition(
  query: string,
  {answeredQuery, pagesLoaded}: SearchResultsOnPage,
): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);
  const restored = useRef<string>(undefined);
  // Including while more are loading, or if they didn't arrive.
  const isShown = answeredQuery === query && pagesLoaded > 0;
  useEffect(() => {
    if (!isShown) {
      return undefined;
    }
    const position = savedPosition(query);
    if (position && restored.current !== query) {
      window.scrollTo({top: startOf(results.current) + position.top, behavior: 'instant'});
    }
    restored.current = query;
    const save = (): void => {
      savePosition({query, pages: pagesLoaded, top: window.scrollY - startOf(results.current)});
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = new AbortController();
    window.addEventListener(
      'scroll',
      () => {
        clearTimeout(timer);
        timer = setTimeout(save, debounceMs);
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
