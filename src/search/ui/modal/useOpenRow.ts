import {useCallback, useEffect, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import type {Row} from './answer';
import type {StoredSearch} from './storedSearches';

/** Modifier keys held while a result is opened with Enter or the mouse. */
export type ModifierKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a browser opens a link in a new tab or window, or saves it, when these keys are held. */
function leavesPageOpen({ctrlKey, metaKey, shiftKey, altKey}: ModifierKeys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Milliseconds until the page of a selected row is prefetched, so that passing over a row fetches nothing. */
const settledAfterMs = 300;

interface Options {
  readonly selected: Row | undefined;
  readonly remember: (search: StoredSearch) => void;
  readonly onClose: () => void;
}

interface OpenRow {
  /** Opens a row with Enter. */
  readonly open: (row: Row, keys: ModifierKeys) => void;
  /** Opens a row with its link. */
  readonly follow: (row: Row, event: MouseEvent) => void;
}

/** Opens results, in this page without reloading it or in a new tab or window, and prefetches the selected one. */
export function useOpenRow({selected, remember, onClose}: Options): OpenRow {
  const history = useHistory();
  const {externalUrlRegex} = useAlgoliaThemeConfig().algolia;
  const openHere = useCallback(
    (url: string) => {
      if (isRegexpStringMatch(externalUrlRegex, url)) {
        window.location.assign(url);
      } else {
        history.push(url);
      }
      onClose();
    },
    [history, externalUrlRegex, onClose],
  );
  const open = useCallback(
    ({url, search}: Row, keys: ModifierKeys) => {
      remember(search);
      if (leavesPageOpen(keys)) {
        window.open(url, '_blank', 'noopener');
      } else {
        openHere(url);
      }
    },
    [remember, openHere],
  );
  const follow = useCallback(
    ({url, search}: Row, event: MouseEvent) => {
      remember(search);
      // Any other click is the browser's: a new tab, a new window, a download.
      if (event.button === 0 && !leavesPageOpen(event)) {
        event.preventDefault();
        openHere(url);
      }
    },
    [remember, openHere],
  );
  const selectedUrl = selected?.url;
  useEffect(() => {
    if (!selectedUrl?.startsWith('/')) {
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
