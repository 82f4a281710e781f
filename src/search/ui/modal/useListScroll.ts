import {useEffect, useRef, type RefObject} from 'react';
import type {ModalState} from './modalState';
import {hitRowId} from './SearchBox';

/**
 * Keeps the row in view that the keys select, and shows new results from their beginning.
 *
 * @returns the element that scrolls the list
 */
export function useListScroll({selected, chosenBy, outcome}: ModalState): RefObject<HTMLDivElement | null> {
  useEffect(() => {
    if (chosenBy === 'key') {
      document.getElementById(hitRowId(selected))?.scrollIntoView({block: 'nearest'});
    }
  }, [selected, chosenBy]);
  return useScrollToTop(outcome);
}

/** Scrolls an element to its top when the content changes. Forces no layout unless the reader has scrolled. */
function useScrollToTop(content: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const hasScrolled = useRef(false);
  useEffect(() => {
    const scroller = element.current;
    const onScroll = (): void => {
      hasScrolled.current = true;
    };
    scroller?.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      scroller?.removeEventListener('scroll', onScroll);
    };
  }, []);
  useEffect(() => {
    if (hasScrolled.current && element.current) {
      element.current.scrollTop = 0;
      hasScrolled.current = false;
    }
  }, [content]);
  return element;
}
