import {limitText} from './query';
import {isTextField, shortcutAction} from './shortcut';

declare global {
  interface Window {
    /** Collected by `plugins/first-paint/earlyPresses.ts` until the page handles its own events. */
    earlyPresses?: readonly Event[];
  }
}

const buttonSelector = '.DocSearch-Button';

/** The query that a press opens search with; `undefined` when it doesn't open it. */
function openingQuery(press: Event): string | undefined {
  const isOnButton = press.target instanceof Element && press.target.closest(buttonSelector) !== null;
  if (!(press instanceof KeyboardEvent)) {
    return isOnButton ? '' : undefined;
  }
  const isEditing = isTextField(press.target);
  const action = shortcutAction(press, {isOpen: false, isEditing, isButtonFocused: isOnButton});
  return action?.type === 'open' ? action.query : undefined;
}

/** The query after one more press; `undefined` when that closes search. */
function queryAfter(query: string, press: Event): string | undefined {
  if (!(press instanceof KeyboardEvent) || press.altKey || press.ctrlKey || press.metaKey) {
    return query;
  }
  if (press.key === 'Escape') {
    return undefined;
  }
  const text = press.key === 'Backspace' ? query.slice(0, -1) : query;
  return press.key.length === 1 ? text + press.key : text;
}

/**
 * Takes over what was pressed before hydration.
 *
 * @returns the query to open search with; `undefined` when nobody asked for it
 */
export function takeEarlyQuery(): string | undefined {
  const presses = window.earlyPresses ?? [];
  delete window.earlyPresses;
  let query: string | undefined;
  for (const press of presses) {
    query = query === undefined ? openingQuery(press) : queryAfter(query, press);
  }
  return query === undefined ? undefined : limitText(query);
}
