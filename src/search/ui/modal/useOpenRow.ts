import {useCallback, useEffect, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {markWhenOpen} from '@site/src/behavior/foundWords';
import {hasModifier, type ModifierKeys} from '@site/src/lib/keys';
import {matchedWords} from '../hitTexts';
import type {Row} from './rows';
import {addRecent} from './storedSearches';
import type {ChangeStored} from './useStoredSearches';

/** Milliseconds until the page of a selected row is prefetched, so that moving past a row fetches nothing. */
const settledAfterMs = 300;

interface Options {
  readonly selected: Row | undefined;
  readonly changeStored: ChangeStored;
  readonly onClose: () => void;
}

interface OpenRow {
  /** Opens a row with Enter. */
  readonly open: (row: Row, keys: ModifierKeys) => void;
  /** Opens a row with its link. */
  readonly follow: (row: Row, event: MouseEvent) => void;
}

/** Whether the URL is below this site's origin. Stored searches may also have complete URLs. */
function isPath(url: string): boolean {
  return url.startsWith('/');
}

/** Opens results, in this page without reloading it or in a new tab or window, and prefetches the selected one. */
export function useOpenRow({selected, changeStored, onClose}: Options): OpenRow {
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
  const open = useCallback(
    (row: Row, keys: ModifierKeys) => {
      changeStored(addRecent, row.search);
      if (hasModifier(keys)) {
        window.open(row.url, '_blank', 'noopener');
      } else {
        openHere(row);
        onClose();
      }
    },
    [changeStored, openHere, onClose],
  );
  const follow = useCallback(
    (row: Row, event: MouseEvent) => {
      changeStored(addRecent, row.search);
      // Any other click is left to the browser: a new tab, a new window, a download.
      if (event.button === 0 && !hasModifier(event)) {
        event.preventDefault();
        openHere(row);
      }
    },
    [changeStored, openHere],
  );
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
  return {open, follow};
}
