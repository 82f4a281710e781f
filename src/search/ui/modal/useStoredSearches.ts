import {useCallback, useLayoutEffect, useMemo, type Dispatch, type RefObject} from 'react';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import {storedSearchKeys} from '@site/src/site/search';
import type {ModalEvent} from './modalState';
import {changeLists, readLists, subscribeToLists} from './storedLists';
import {storedRow, type Row} from './rows';
import type {StoredSearch, StoredSearches} from './storedSearches';

interface Options {
  readonly stored: StoredSearches;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly dispatch: Dispatch<ModalEvent>;
}

/** Changes the stored lists in one of the ways of `storedSearches.ts`. */
export type ChangeStored = (
  change: (lists: StoredSearches, search: StoredSearch) => StoredSearches,
  search: StoredSearch,
) => void;

interface StoredSearchesInModal {
  /** Recent searches, then favorites, newest first. */
  readonly storedRows: readonly Row[];
  readonly changeStored: ChangeStored;
}

/** Reads the recent and favorite searches from storage, and changes them. */
export function useStoredSearches({stored, input, dispatch}: Options): StoredSearchesInModal {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const keys = useMemo(() => storedSearchKeys(indexName), [indexName]);
  useLayoutEffect(() => {
    const show = (lists: StoredSearches): void => {
      dispatch({type: 'stored', stored: lists});
    };
    const lists = readLists(keys);
    // Most readers have none, and at first the modal has none, either.
    if (lists.recents.length + lists.favorites.length > 0) {
      show(lists);
    }
    return subscribeToLists(keys, () => {
      show(readLists(keys));
    });
  }, [keys, dispatch]);
  const changeStored = useCallback<ChangeStored>(
    (change, search) => {
      // A button disappears with its row; the focus mustn't be lost with it.
      if (document.activeElement instanceof HTMLButtonElement) {
        input.current?.focus();
      }
      dispatch({type: 'stored', stored: changeLists(keys, (lists) => change(lists, search))});
    },
    [keys, input, dispatch],
  );
  const storedRows = useMemo(() => toRows(stored), [stored]);
  return {storedRows, changeStored};
}

function toRows({recents, favorites}: StoredSearches): readonly Row[] {
  const {recentSearchesTitle = '', favoriteSearchesTitle = ''} = translations.modal?.startScreen ?? {};
  return [
    ...recents.map((search) => storedRow(search, 'recent', recentSearchesTitle)),
    ...favorites.map((search) => storedRow(search, 'favorite', favoriteSearchesTitle)),
  ];
}
