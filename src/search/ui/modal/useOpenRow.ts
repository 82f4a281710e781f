import {useCallback, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import type {Row} from './answer';
import {leavesPageOpen, type HeldKeys} from './openRow';
import type {StoredSearch} from './storedSearches';

interface Options {
  readonly remember: (search: StoredSearch) => void;
  readonly onClose: () => void;
}

interface OpenRow {
  /** As Enter does. */
  readonly open: (row: Row, keys: HeldKeys) => void;
  /** As the link of the row does. */
  readonly follow: (row: Row, event: MouseEvent) => void;
}

/** Opens a result: in this page without loading the site anew, or beside it, as the browser does with any link. */
export function useOpenRow({remember, onClose}: Options): OpenRow {
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
    ({url, search}: Row, keys: HeldKeys) => {
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
      // Other buttons and held keys are the browser's: a new tab, a new window, a download.
      if (event.button === 0 && !leavesPageOpen(event)) {
        event.preventDefault();
        openHere(url);
      }
    },
    [remember, openHere],
  );
  return {open, follow};
}
