import {useEffect, useEffectEvent, useRef, type Dispatch, type RefObject} from 'react';
import type {ModalState} from '../modalState';
import type {ModalEvent} from './nextModalState';
import type {Row} from './answer';
import type {HeldKeys} from './openRow';

interface Options {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly state: ModalState;
  readonly rows: readonly Row[];
  readonly dispatch: Dispatch<ModalEvent>;
  readonly open: (row: Row, keys: HeldKeys) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = {ArrowDown: 1, ArrowUp: -1};

/**
 * The keys of the search box: the arrows go through all rows and round, Enter opens one. Enter before the answer is
 * there opens what it finds, unless the reader has selected something of what is shown.
 */
export function useListKeys({input, state, rows, dispatch, open}: Options): void {
  const {query, status, selected, chosenBy} = state;
  const isWaiting = status === 'loading' || status === 'stalled';
  /** Enter was pressed for this query. */
  const entered = useRef<{readonly query: string; readonly keys: HeldKeys} | null>(null);

  const openSelected = useEffectEvent((keys: HeldKeys) => {
    const row = rows[selected];
    if (row) {
      open(row, keys);
    }
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // While a character is composed, the keys belong to that.
    if (event.isComposing || event.defaultPrevented) {
      return;
    }
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      dispatch({type: 'move', by: step});
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isWaiting && chosenBy === null) {
        const {ctrlKey, metaKey, shiftKey, altKey} = event;
        entered.current = {query, keys: {ctrlKey, metaKey, shiftKey, altKey}};
      } else {
        openSelected(event);
      }
    }
  });
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [input]);
  useEffect(() => {
    const pending = entered.current;
    if (pending && pending.query !== query) {
      entered.current = null;
    } else if (pending && !isWaiting) {
      entered.current = null;
      openSelected(pending.keys);
    }
  }, [query, isWaiting]);
}
