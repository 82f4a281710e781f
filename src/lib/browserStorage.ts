/** The browser's storage. Where it's blocked or full, everything lasts as long as the page. */

export const storageAreas = ['localStorage', 'sessionStorage'] as const;

type StorageArea = (typeof storageAreas)[number];

interface Unstored {
  readonly text: string | null;
  /** What's in storage instead. */
  readonly stored: string | null;
}

/**
 * What the browser refused to store, by area and key: it lasts as long as the page, or until another tab stores
 * something.
 */
const unstored = new Map<string, Unstored>();

function read(key: string, area: StorageArea): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** @returns `null` if there's nothing */
export function readStored(key: string, area: StorageArea = 'localStorage'): string | null {
  const stored = read(key, area);
  const own = unstored.get(area + key);
  return own?.stored === stored ? own.text : stored;
}

/** @param text `null` removes the entry */
export function writeStored(key: string, text: string | null, area: StorageArea = 'localStorage'): void {
  unstored.delete(area + key);
  try {
    if (text === null) {
      window[area].removeItem(key);
    } else {
      window[area].setItem(key, text);
    }
  } catch {
    unstored.set(area + key, {text, stored: read(key, area)});
  }
}

/** Calls back when another tab has changed what's under one of the keys. Returns a function that stops it. */
export function subscribeToStorage(keys: readonly string[], listener: () => void): () => void {
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
