import {useCallback, useLayoutEffect, useMemo, type Dispatch, type RefObject} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {subscribeToStorage} from '@site/src/lib/browserStorage';
import {searchConfigurationOf, storedSearchKeys} from '@site/src/site/search';
import type {ModalAction} from './modalState';
import {storedRow, type Row} from './rows';
import {moveSearch, readSearches, type StoredSearch, type StoredSearches} from './storedSearches';

const keys = storedSearchKeys(searchConfigurationOf(siteConfig).credentials.indexName);

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
  const show = useCallback(() => {
    dispatch({type: 'stored', stored: readSearches(keys)});
  }, [dispatch]);
  useLayoutEffect(() => {
    show();
    return subscribeToStorage(Object.values(keys), show);
  }, [show]);
  const moveStored = useCallback<MoveSearch>(
    (search, to) => {
      // A button disappears with its row; the focus mustn't be lost with it.
      if (document.activeElement instanceof HTMLButtonElement) {
        input.current?.focus();
      }
      moveSearch(keys, search, to);
      show();
    },
    [input, show],
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
