import {isHierarchy, isSafeLink} from '@site/src/search/client/foreignData';
import type {Hierarchy, HitType} from '@site/plugins/search-index/shared/record';

/** A search as DocSearch 3 stores it, so that readers keep what they have stored. */
export interface StoredSearch {
  readonly objectID: string;
  /** A path of this site, or a whole address elsewhere. */
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

/** @returns an empty list where there is no storage */
export function readSearches(key: string): readonly StoredSearch[] {
  try {
    return readableSearches(localStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

/** Without storage, or when it is full, the lists last as long as the modal is open. */
export function writeSearches(key: string, searches: readonly StoredSearch[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Nothing can be done, not even by the reader.
  }
}
