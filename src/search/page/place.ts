/**
 * How far a reader has come in the results of a query. It's kept with the page in the browser's history, so it's there
 * after Back and after a reload, and gone with the tab.
 */
export interface Place {
  readonly query: string;
  /** Pages of results that were loaded. */
  readonly pages: number;
  /** The scroll position in px, relative to where the results begin (`useKeptPlace.ts`). */
  readonly top: number;
}

interface EntryState {
  readonly place?: Place;
}

function entryState(): EntryState {
  return Object(window.history.state) as EntryState;
}

/** The position in the results of this query; `undefined` for readers who weren't there before. */
export function savedPlace(query: string): Place | undefined {
  const {place} = entryState();
  return place?.query === query ? place : undefined;
}

/** Keeps the router's part of the history entry. */
export function savePlace(place: Place): void {
  window.history.replaceState({...entryState(), place}, '');
}
