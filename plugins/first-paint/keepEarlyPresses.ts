import {fields} from '../../src/lib/earlyPresses';
import {isApple, isCommandK} from '../../src/lib/keys';
import {singleKeysKey} from '../../src/site/storage';

/** Passed what it needs, because the bundler renames what's imported. */
function keep(
  isChord: typeof isCommandK,
  isMac: typeof isApple,
  {fieldSelector, offKey}: {readonly fieldSelector: string; readonly offKey: string},
): void {
  window.earlyPresses = [];
  const isOff = (): boolean => {
    try {
      return localStorage.getItem(offKey) !== null;
    } catch {
      return false;
    }
  };
  const opensSearch = (event: KeyboardEvent): boolean => {
    const isInField = (event.target as Element).matches(fieldSelector);
    return event.key === '/' ? !isInField && !isOff() : isChord(event, isInField && isMac());
  };
  const handle = (event: KeyboardEvent | MouseEvent): void => {
    const isSearch = window.earlyPresses && 'key' in event && opensSearch(event);
    if (isSearch) {
      event.preventDefault();
    }
    if (!isSearch || !event.repeat) {
      window.earlyPresses?.push(event);
    }
  };
  addEventListener('click', handle);
  addEventListener('keydown', handle);
}

/**
 * Part of the script in every document: keeps what's pressed before the page's scripts are there, for `repeatEarlyPresses`.
 * It also holds back the browser's own search on `/` and Ctrl+K, and counts a held key once. What a press means, it asks the
 * same functions as the scripts of the page.
 */
export const keepEarlyPresses = `(${String(keep)})(${String(isCommandK)},${String(isApple)},${JSON.stringify({fieldSelector: fields, offKey: singleKeysKey})});`;
