import {searchSettings} from '@site/src/site/search';
import type {StoredSearch, StoredSearches} from './storedSearches';

const {recentSearches, recentSearchesBesideFavorites, favoriteSearches} = searchSettings.stored;

function without(searches: readonly StoredSearch[], {objectID}: StoredSearch): readonly StoredSearch[] {
  return searches.filter((search) => search.objectID !== objectID);
}

/** Limits both lists: 10 favorites, and 7 recent searches or 4 beside favorites. */
export function limitSearches({recents, favorites}: StoredSearches): StoredSearches {
  const most = favorites.length > 0 ? recentSearchesBesideFavorites : recentSearches;
  return {recents: recents.slice(0, most), favorites: favorites.slice(0, favoriteSearches)};
}

/** A selected hit becomes the newest recent search, unless it's a favorite. */
export function addRecent(lists: StoredSearches, search: StoredSearch): StoredSearches {
  return lists.favorites.some(({objectID}) => objectID === search.objectID)
    ? lists
    : limitSearches({...lists, recents: [search, ...without(lists.recents, search)]});
}

/** The star moves a recent search to the favorites. */
export function makeFavorite(lists: StoredSearches, search: StoredSearch): StoredSearches {
  return limitSearches({
    recents: without(lists.recents, search),
    favorites: [search, ...without(lists.favorites, search)],
  });
}

/** The X removes a search from its list. */
export function removeSearch({recents, favorites}: StoredSearches, search: StoredSearch): StoredSearches {
  return {recents: without(recents, search), favorites: without(favorites, search)};
}
