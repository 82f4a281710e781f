import {isHierarchy, isSafeLink} from '@site/src/search/client/foreignData';
import type {Hierarchy, HitType} from '@site/src/lib/search/record';
import {searchSettings} from '@site/src/site/search';

/** A search in DocSearch 3's format, so readers keep their stored searches. */
export interface StoredSearch {
  readonly objectID: string;
  /** A path of this site, or a complete URL elsewhere. */
  readonly url: string;
  readonly type: HitType;
  readonly content: string | null;
  readonly hierarchy: Partial<Hierarchy>;
}

/** Newest first. */
export interface StoredSearches {
  readonly recents: readonly StoredSearch[];
  readonly favorites: readonly StoredSearch[];
}

const {recentSearches, recentSearchesBesideFavorites, favoriteSearches} = searchSettings.stored;

function without(searches: readonly StoredSearch[], {objectID}: StoredSearch): readonly StoredSearch[] {
  return searches.filter((search) => search.objectID !== objectID);
}

/** Limits both lists: 10 favorites, and 7 recent searches, or 4 if there are favorites. */
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

/** Whether it can be shown and leads somewhere. */
function isStoredSearch(value: unknown): value is StoredSearch {
  const {objectID, url, type, hierarchy} = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof objectID === 'string' && isSafeLink(url) && typeof type === 'string' && isHierarchy(hierarchy)
  );
}

/** Keeps what can be shown, each search once; an empty list for anything that isn't a list. */
export function readableSearches(json: string): readonly StoredSearch[] {
  try {
    const stored = JSON.parse(json) as unknown;
    const readable = Array.isArray(stored) ? stored.filter(isStoredSearch) : [];
    return [...new Map(readable.map((search) => [search.objectID, search])).values()];
  } catch {
    return [];
  }
}
