/**
 * Readers who speak to their computer press single keys without meaning to, so `/` and `?` can be turned off (WCAG
 * 2.1.4). If storage is blocked, they're on.
 */
import {singleKeysKey} from '@site/src/site/storage';

export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(singleKeysKey) === null;
  } catch {
    return true;
  }
}

/** @returns whether the browser keeps the choice */
export function chooseSingleKeys(isOn: boolean): boolean {
  try {
    if (isOn) {
      localStorage.removeItem(singleKeysKey);
    } else {
      localStorage.setItem(singleKeysKey, 'off');
    }
    return true;
  } catch {
    return false;
  }
}
