/** The recent and favorite searches in the browser's storage, which all tabs of the site share. */
import {isHierarchy, isSafeLink} from '@site/src/search/client/foreignData';
import type {Hierarchy, HitType} from '@site/src/lib/search/record';
import {readStored, writeStored} from '@site/src/lib/browserStorage';
import {searchSettings, type storedSearchKeys} from '@site/src/site/search';

/** A search in DocSearch 3's format, so readers keep their stored searches. */
export interface StoredSearch {
  readonly objectID: string;
  /** A path of this site, or a complete URL elsewhere. */
  readonly url: string;
  readonly type: HitType;
  readonly content: string | null;
  readonly hierarchy: Partial<Hierarchy>;
}

type List = 'recents' | 'favorites';

/** Newest first. */
export type StoredSearches = Readonly<Record<List, readonly StoredSearch[]>>;

type Keys = ReturnType<typeof storedSearchKeys>;

const {recentSearches, recentSearchesBesideFavorites, favoriteSearches} = searchSettings.stored;

/** Whether it can be shown and leads somewhere. */
function isStoredSearch(value: unknown): value is StoredSearch {
  const {objectID, url, type, hierarchy} = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof objectID === 'string' && isSafeLink(url) && typeof type === 'string' && isHierarchy(hierarchy)
  );
}

/** What can be shown, each search once; nothing of anything that isn't a list. */
function readList(key: string): readonly StoredSearch[] {
  try {
    const stored = JSON.parse(readStored(key) ?? '[]') as unknown;
    const readable = Array.isArray(stored) ? stored.filter(isStoredSearch) : [];
    return [...new Map(readable.map((search) => [search.objectID, search])).values()];
  } catch {
    return [];
  }
}

/** Both lists: 10 favorites, and 7 recent searches, or 4 if there are favorites. */
export function readSearches(keys: Keys): StoredSearches {
  const favorites = readList(keys.favorites).slice(0, favoriteSearches);
  const most = favorites.length > 0 ? recentSearchesBesideFavorites : recentSearches;
  return {recents: readList(keys.recents).slice(0, most), favorites};
}

/**
 * Moves a search to the beginning of a list, or out of both, whatever another tab did to them. A favorite doesn't become
 * recent.
 */
export function moveSearch(keys: Keys, search: StoredSearch, to: List | null): void {
  const {recents, favorites} = readSearches(keys);
  const isOther = ({objectID}: StoredSearch): boolean => objectID !== search.objectID;
  if (to === 'recents' && !favorites.every(isOther)) {
    return;
  }
  const write = (list: List, searches: readonly StoredSearch[]): void => {
    const others = searches.filter(isOther);
    writeStored(keys[list], JSON.stringify(to === list ? [search, ...others] : others));
  };
  write('recents', recents);
  write('favorites', favorites);
}
