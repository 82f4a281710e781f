import type {Row} from './answer';
import {hitTexts} from './hitTexts';
import type {StoredSearch, StoredSearches} from './storedSearches';

/** No highlights, and no text below. */
function storedRow(search: StoredSearch, icon: 'recent' | 'favorite'): Row {
  const {title, path} = hitTexts({hierarchy: search.hierarchy});
  const {objectID, url} = search;
  return {objectID, url, icon, title, path: path.join(' › '), snippet: '', isChild: false, search};
}

/** The rows in front of an empty box: recent searches, then favorites. */
export function storedRows({recents, favorites}: StoredSearches): readonly Row[] {
  return [
    ...recents.map((search) => storedRow(search, 'recent')),
    ...favorites.map((search) => storedRow(search, 'favorite')),
  ];
}
