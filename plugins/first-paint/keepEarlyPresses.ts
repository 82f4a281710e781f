import {formFields} from '../../src/lib/earlyPresses';
import {isApple, isCommandK} from '../../src/lib/keys';
import {singleKeysKey} from '../../src/site/storage';

/** Gets what it needs as arguments, because the bundler renames what's imported. */
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
    // Some of the page's scripts respond before React does.
    if (event.defaultPrevented) {
      return;
    }
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
 * Part of the script in every document: keeps what's pressed before the page's scripts have loaded, for
 * `replayEarlyPresses`. It also suppresses the browser's own search on `/` and Ctrl+K, and counts a held key once. It
 * uses the same functions as the page's scripts to interpret a press.
 */
export const keepEarlyPresses = `(${String(keep)})(${String(isCommandK)},${String(isApple)},${JSON.stringify({fieldSelector: formFields, offKey: singleKeysKey})});`;
