import {isHierarchy, isSafeLink} from '@site/plugins/site-search/browser/sanitizeHit';

/** What DocSearch reads of a stored search before it draws it, or opens it in a new tab. */
function isStoredSearch(value: unknown): boolean {
  const {objectID, url, type, hierarchy} = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof objectID === 'string' && isSafeLink(url) && typeof type === 'string' && isHierarchy(hierarchy)
  );
}

/** Keeps what can be drawn; an empty list for anything that is no list. */
export function readableSearches(json: string): readonly unknown[] {
  try {
    const stored = JSON.parse(json) as unknown;
    return Array.isArray(stored) ? stored.filter(isStoredSearch) : [];
  } catch {
    return [];
  }
}

/** DocSearch trusts its storage and takes the page down with it, so what it cannot read is removed first. */
export function forgetBrokenSearches(indexName: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const json = localStorage.getItem(key);
      const readable = json === null ? null : JSON.stringify(readableSearches(json));
      if (readable !== null && readable !== json) {
        localStorage.setItem(key, readable);
      }
    } catch {
      // Without storage there is nothing to repair.
    }
  }
}
