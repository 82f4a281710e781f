import {useCallback, useLayoutEffect, useMemo, type Dispatch, type RefObject} from 'react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {subscribeToStorage} from '@site/src/lib/browserStorage';
import {storedSearchKeys} from '@site/src/site/search';
import type {ModalAction} from './modalState';
import {storedRow, type Row} from './rows';
import {moveSearch, readSearches, type StoredSearch, type StoredSearches} from './storedSearches';

interface Options {
  readonly stored: StoredSearches;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly dispatch: Dispatch<ModalAction>;
}

/** Moves a search to one of the lists, or out of both. */
export type MoveSearch = (search: StoredSearch, to: keyof StoredSearches | null) => void;

interface StoredSearchesInModal {
  /** Recent searches, then favorites, newest first. */
  readonly storedRows: readonly Row[];
  readonly moveStored: MoveSearch;
}

/** Reads the recent and favorite searches from storage, and changes them. */
export function useStoredSearches({stored, input, dispatch}: Options): StoredSearchesInModal {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const keys = useMemo(() => storedSearchKeys(indexName), [indexName]);
  const show = useCallback(() => {
    dispatch({type: 'stored', stored: readSearches(keys)});
  }, [keys, dispatch]);
  useLayoutEffect(() => {
    show();
    return subscribeToStorage(Object.values(keys), show);
  }, [keys, show]);
  const moveStored = useCallback<MoveSearch>(
    (search, to) => {
      // A button disappears with its row; the focus mustn't be lost with it.
      if (document.activeElement instanceof HTMLButtonElement) {
        input.current?.focus();
      }
      moveSearch(keys, search, to);
      show();
    },
    [keys, input, show],
  );
  const storedRows = useMemo(() => toRows(stored), [stored]);
  return {storedRows, moveStored};
}

function toRows({recents, favorites}: StoredSearches): readonly Row[] {
  return [
    ...recents.map((search) => storedRow(search, 'recent', 'Recent')),
    ...favorites.map((search) => storedRow(search, 'favorite', 'Favorite')),
  ];
}
