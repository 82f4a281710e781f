import type {SearchHit} from '@site/src/search/client/client';
import {headingTypes, type Hierarchy} from '@site/plugins/search-index/shared/record';
import type {StoredSearch} from './storedSearches';

/**
 * What is remembered of a selected hit: the page in place of a text, as DocSearch does it, and the text's section
 * where the page is not among the results, so that whatever a reader selects is remembered.
 *
 * @param url where the hit leads within this site
 */
export function toStoredSearch(hit: SearchHit, url: string): StoredSearch {
  const {objectID, type, content = null} = hit;
  const hierarchy: Partial<Hierarchy> = hit.hierarchy ?? {};
  const section = headingTypes.filter((level) => Boolean(hierarchy[level])).at(-1);
  return {objectID, url, type: type === 'content' ? (section ?? type) : type, content, hierarchy};
}
