import {useCallback, useEffect, useEffectEvent, type Dispatch, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {markWhenOpen} from '@site/src/behavior/foundWords';
import {hasModifier, type ModifierKeys} from '@site/src/lib/keys';
import {matchedWords} from '../hitTexts';
import {awaitsResults, type ModalAction, type ModalState} from './modalState';
import type {Row} from './rows';
import type {MoveSearch} from './useStoredSearches';

/** Milliseconds until the page of a selected row is prefetched, so that moving past a row fetches nothing. */
const settledAfterMs = 300;

interface Options {
  readonly state: ModalState;
  readonly selected: Row | undefined;
  readonly moveStored: MoveSearch;
  readonly dispatch: Dispatch<ModalAction>;
  readonly onClose: () => void;
}

/** Whether the URL is below this site's origin. Stored searches may also have complete URLs. */
function isPath(url: string): boolean {
  return url.startsWith('/');
}

/**
 * Opens results, in this page without reloading it or in a new tab or window, and prefetches the selected one.
 *
 * @returns what opens a row with its link
 */
export function useOpenRow(options: Options): (row: Row, event: MouseEvent) => void {
  const {state, selected, moveStored, dispatch, onClose} = options;
  const history = useHistory();
  const openHere = useCallback(
    (row: Row) => {
      const {url} = row;
      if (isPath(url)) {
        markWhenOpen(url, matchedWords(row));
        history.push(url);
      } else {
        window.location.assign(url);
      }
    },
    [history],
  );
  const {entered} = state;
  const isWaiting = awaitsResults(state);
  const openSelected = useEffectEvent((keys: ModifierKeys) => {
    dispatch({type: 'opened'});
    if (!selected) {
      return;
    }
    moveStored(selected.search, 'recents');
    if (hasModifier(keys)) {
      window.open(selected.url, '_blank', 'noopener');
    } else {
      openHere(selected);
      onClose();
    }
  });
  useEffect(() => {
    if (entered && !isWaiting) {
      openSelected(entered);
    }
  }, [entered, isWaiting]);
  const selectedUrl = selected?.url;
  useEffect(() => {
    if (selectedUrl === undefined || !isPath(selectedUrl)) {
      return undefined;
    }
    const page = selectedUrl.replace(/#.*$/, '');
    const timer = setTimeout(() => void window.docusaurus.prefetch(page), settledAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [selectedUrl]);
  return useCallback(
    (row: Row, event: MouseEvent) => {
      moveStored(row.search, 'recents');
      // Any other click is left to the browser: a new tab, a new window, a download.
      if (event.button === 0 && !hasModifier(event)) {
        event.preventDefault();
        openHere(row);
      }
    },
    [moveStored, openHere],
  );
}
