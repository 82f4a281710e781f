import {limitText} from './limitQuery';
import {isTextField, shortcutAction} from './shortcut';

declare global {
  interface Window {
    /** Kept by `plugins/first-paint/earlyPresses.ts` until the page handles its keys itself. */
    earlyPresses?: readonly Event[];
  }
}

const buttonSelector = '.DocSearch-Button';

/** The query with which a press opens the search; `undefined` when it does not. */
function opened(press: Event): string | undefined {
  const isOnButton = press.target instanceof Element && press.target.closest(buttonSelector) !== null;
  if (!(press instanceof KeyboardEvent)) {
    return isOnButton ? '' : undefined;
  }
  const isEditing = isTextField(press.target);
  const action = shortcutAction(press, {isOpen: false, isEditing, isButtonFocused: isOnButton});
  return action?.type === 'open' ? action.query : undefined;
}

/** The query after one more press; `undefined` when it gives the search up. */
function typedOn(query: string, press: Event): string | undefined {
  if (!(press instanceof KeyboardEvent) || press.altKey || press.ctrlKey || press.metaKey) {
    return query;
  }
  if (press.key === 'Escape') {
    return undefined;
  }
  const text = press.key === 'Backspace' ? query.slice(0, -1) : query;
  return press.key.length === 1 ? text + press.key : text;
}

/** What a reader wanted to search for with these presses; `undefined` when they were for something else. */
export function earlyQuery(presses: readonly Event[]): string | undefined {
  let query: string | undefined;
  for (const press of presses) {
    query = query === undefined ? opened(press) : typedOn(query, press);
  }
  return query === undefined ? undefined : limitText(query);
}

/** Takes over from the document what was pressed so far. */
export function takeEarlyPresses(): readonly Event[] {
  const presses = window.earlyPresses ?? [];
  delete window.earlyPresses;
  return presses;
}
