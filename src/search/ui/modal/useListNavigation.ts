import {useEffect, useEffectEvent, useRef, type Dispatch, type RefObject} from 'react';
import {hasModifier, isComposed, type ModifierKeys} from '@site/src/lib/keys';
import {awaitsResults, type ModalEvent, type ModalState} from './modalState';
import {hitRowId} from '../SearchBox';
import type {Row} from './rows';
import {useKeyDown} from './useKeyDown';

interface Options {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly state: ModalState;
  readonly rows: readonly Row[];
  readonly dispatch: Dispatch<ModalEvent>;
  readonly open: (row: Row, keys: ModifierKeys) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = {ArrowDown: 1, ArrowUp: -1};

/**
 * The keys of the search box: the arrows move through all rows and wrap around, Enter opens the selected one, or waits
 * for the results.
 *
 * @returns the element that scrolls the list
 */
export function useListNavigation(options: Options): RefObject<HTMLDivElement | null> {
  const {input, state, rows, dispatch, open} = options;
  const {selected, chosenBy, entered} = state;
  const isOver = state.status === 'idle';

  const openRow = (keys: ModifierKeys): void => {
    const row = rows[selected];
    if (row) {
      open(row, keys);
    }
  };
  const openSelected = useEffectEvent(openRow);
  useKeyDown(input, (event) => {
    if (isComposed(event) || event.defaultPrevented) {
      return;
    }
    const step = hasModifier(event) ? undefined : steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      dispatch({type: 'move', by: step});
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // A held key opens one row.
      if (!event.repeat && !awaitsResults(state)) {
        openRow(event);
      }
    }
  });
  useEffect(() => {
    if (entered && isOver) {
      openSelected(entered);
    }
  }, [entered, isOver]);
  useEffect(() => {
    if (chosenBy === 'key') {
      document.getElementById(hitRowId(selected))?.scrollIntoView({block: 'nearest'});
    }
  }, [selected, chosenBy]);
  return useScrollToTop(state.outcome);
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
