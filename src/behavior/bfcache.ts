/**
 * While a page is in the browser's back/forward cache, it isn't notified of what pages in other tabs or in this one
 * store. When the reader comes back, it's notified of every entry as if another tab had just stored or removed it.
 */

/** Both kinds of storage, or none where it's blocked. */
function areas(): readonly Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

/** The names of what was stored when the reader left. */
let left: readonly (readonly string[])[] = [];

window.addEventListener('pagehide', () => {
  left = areas().map((area) => Object.keys(area));
});

window.addEventListener('pageshow', ({persisted}) => {
  for (const [index, storageArea] of (persisted ? areas() : []).entries()) {
    for (const key of new Set([...(left[index] ?? []), ...Object.keys(storageArea)])) {
      const newValue = storageArea.getItem(key);
      window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
    }
  }
});
