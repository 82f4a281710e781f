/**
 * How far a reader has come in the results of a query. It's kept with the page in the browser's history, so it's there
 * after Back and after a reload, and gone with the tab.
 */
export interface ListPosition {
  readonly query: string;
  /** Pages of results that were loaded. */
  readonly pages: number;
  /** The scroll position in px, relative to where the results begin (`useKeptPosition.ts`). */
  readonly top: number;
}

interface EntryState {
  readonly position?: ListPosition;
}

function entryState(): EntryState {
  return Object(window.history.state) as EntryState;
}

/** The position in the results of this query; `undefined` for readers who weren't there before. */
export function savedPosition(query: string): ListPosition | undefined {
  const {position} = entryState();
  return position?.query === query ? position : undefined;
}

/** Keeps the router's part of the history entry. */
export function savePosition(position: ListPosition): void {
  window.history.replaceState({...entryState(), position}, '');
}
