/** The browser's storage, which may be blocked or full: nothing here throws. */

export const storageAreas = ['localStorage', 'sessionStorage'] as const;

type StorageArea = (typeof storageAreas)[number];

/** @returns `null` if there's nothing, or storage is blocked */
export function readStored(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param text `null` removes the entry
 * @returns whether that succeeded
 */
export function writeStored(key: string, text: string | null, area: StorageArea = 'localStorage'): boolean {
  try {
    if (text === null) {
      window[area].removeItem(key);
    } else {
      window[area].setItem(key, text);
    }
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has changed what's under one of the keys. Returns a function that stops it. */
export function whenOtherTabStores(keys: readonly string[], listener: () => void): () => void {
  const onStorage = ({key}: StorageEvent): void => {
    if (key === null || keys.includes(key)) {
      listener();
    }
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}
