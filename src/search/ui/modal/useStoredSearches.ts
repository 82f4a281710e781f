import {useLayoutEffect, useMemo, type Dispatch, type RefObject} from 'react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {storedSearchKeys} from '@site/src/site/search';
import type {ModalEvent} from './nextModalState';
import {addRecent, limitSearches, makeFavorite, removeSearch} from './searchLists';
import {readSearches, writeSearches, type StoredSearch, type StoredSearches} from './storedSearches';

interface Options {
  readonly stored: StoredSearches;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly dispatch: Dispatch<ModalEvent>;
}

export interface StoredSearchActions {
  readonly remember: (search: StoredSearch) => void;
  readonly star: (search: StoredSearch) => void;
  readonly remove: (search: StoredSearch) => void;
}

/** Reads what the reader searched before, and changes it. */
export function useStoredSearches({stored, input, dispatch}: Options): StoredSearchActions {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const keys = useMemo(() => storedSearchKeys(indexName), [indexName]);
  useLayoutEffect(() => {
    const recents = readSearches(keys.recents);
    const favorites = readSearches(keys.favorites);
    if (recents.length + favorites.length > 0) {
      dispatch({type: 'stored', stored: limitSearches({recents, favorites})});
    }
  }, [keys, dispatch]);
  return useMemo(() => {
    type Change = (lists: StoredSearches, search: StoredSearch) => StoredSearches;
    const apply = (change: Change, search: StoredSearch): void => {
      const next = change(stored, search);
      writeSearches(keys.recents, next.recents);
      writeSearches(keys.favorites, next.favorites);
      dispatch({type: 'stored', stored: next});
    };
    const applyWithButton = (change: Change, search: StoredSearch): void => {
      // The button that was pressed goes away; the focus must not go with it.
      if (document.activeElement instanceof HTMLButtonElement) {
        input.current?.focus();
      }
      apply(change, search);
    };
    return {
      remember: (search) => {
        apply(addRecent, search);
      },
      star: (search) => {
        applyWithButton(makeFavorite, search);
      },
      remove: (search) => {
        applyWithButton(removeSearch, search);
      },
    };
  }, [keys, stored, input, dispatch]);
}
