import {useEffect, useEffectEvent, useRef, type Dispatch, type RefObject} from 'react';
import {hasModifier, isComposed, type ModifierKeys} from '@site/src/lib/keys';
import type {ModalEvent, ModalState} from './modalState';
import {hitRowId} from '../SearchBox';
import type {Row} from './rows';
import {useKeyDown} from './useKeyDown';

/** The query for which Enter was pressed before its results arrived. */
export interface EnteredQuery {
  readonly query: string;
  readonly keys: ModifierKeys;
}

interface Options {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly enteredRef: RefObject<EnteredQuery | null>;
  readonly state: ModalState;
  readonly rows: readonly Row[];
  readonly dispatch: Dispatch<ModalEvent>;
  readonly open: (row: Row, keys: ModifierKeys) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = {ArrowDown: 1, ArrowUp: -1};

/**
 * The keys of the search box: the arrows move through all rows and wrap around, Enter opens one. Enter before the
 * results arrive opens the first of them, unless the reader has selected one of the rows shown. Enter after a failure
 * retries.
 *
 * @returns the element that scrolls the list
 */
export function useListNavigation(options: Options): RefObject<HTMLDivElement | null> {
  const {input, enteredRef, state, rows, dispatch, open} = options;
  const {query, status, selected, chosenBy} = state;
  /** Even after a failure, because the search is repeated. */
  const isPending = status !== 'idle';

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
      if (event.repeat) {
        return;
      }
      if (isPending && chosenBy === null) {
        const {ctrlKey, metaKey, shiftKey, altKey} = event;
        enteredRef.current = {query, keys: {ctrlKey, metaKey, shiftKey, altKey}};
        dispatch({type: 'retry'});
      } else {
        openRow(event);
      }
    }
  });
  useEffect(() => {
    const pending = enteredRef.current;
    if (pending && pending.query !== query) {
      enteredRef.current = null;
    } else if (pending && !isPending) {
      enteredRef.current = null;
      openSelected(pending.keys);
    }
  }, [enteredRef, query, isPending]);
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
