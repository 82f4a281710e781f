/**
 * While a page is in the browser's back/forward cache, it isn't notified of what pages in other tabs or in this one
 * store. When the reader comes back, it's notified of each change as if another tab had just made it.
 */

/** Both kinds of storage, or none where it's blocked. */
function areas(): readonly Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

function entriesOf(area: Storage): ReadonlyMap<string, string | null> {
  return new Map(Object.keys(area).map((key) => [key, area.getItem(key)]));
}

/** What was stored when the reader left. */
let left: readonly ReadonlyMap<string, string | null>[] = [];

window.addEventListener('pagehide', () => {
  left = areas().map(entriesOf);
});

window.addEventListener('pageshow', ({persisted}) => {
  if (!persisted) {
    return;
  }
  for (const [place, storageArea] of areas().entries()) {
    const before = left[place] ?? new Map<string, string | null>();
    for (const key of new Set([...before.keys(), ...Object.keys(storageArea)])) {
      const newValue = storageArea.getItem(key);
      if (newValue !== (before.get(key) ?? null)) {
        window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea}));
      }
    }
  }
});
