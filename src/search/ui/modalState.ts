import type {Answer} from './modal/answer';
import type {StoredSearches} from './modal/storedSearches';

/** What the last search came to. */
export type SearchOutcome =
  {readonly kind: 'results'; readonly answer: Answer} | {readonly kind: 'failure'; readonly query: string};

export interface ModalState {
  /** What stands in the box, as far as it is searched for; empty in front of an empty box. */
  readonly query: string;
  /** The states of the specification, section 4.3. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** A search goes on for longer than a moment: time to say so. */
  readonly isBusy: boolean;
  /** Shown until the next outcome is there, so that nothing flickers while somebody types. */
  readonly outcome: SearchOutcome | null;
  /** Categories of the last results: what to search for instead when nothing is found. */
  readonly suggestions: readonly string[];
  readonly stored: StoredSearches;
  /** The row that Enter opens, counted through all groups. */
  readonly selected: number;
  /** How the reader has selected it; `null` for the first row, which nobody has. */
  readonly chosenBy: 'key' | 'pointer' | null;
  /** The list is open for the keys: the box has the focus. */
  readonly isExpanded: boolean;
}

export function openModalState(query: string): ModalState {
  return {
    query,
    status: query === '' ? 'idle' : 'loading',
    isBusy: false,
    outcome: null,
    suggestions: [],
    stored: {recents: [], favorites: []},
    selected: 0,
    chosenBy: null,
    isExpanded: true,
  };
}

/** Stored searches are shown in front of an empty box, and until the first search has come to something. */
export function showsStored({query, outcome, status}: ModalState): boolean {
  return query === '' || (outcome === null && status !== 'stalled');
}

/** How many rows there are to walk through. */
export function rowCount(state: ModalState): number {
  if (showsStored(state)) {
    return state.stored.recents.length + state.stored.favorites.length;
  }
  return state.outcome?.kind === 'results' ? state.outcome.answer.rows.length : 0;
}

/** The reader has typed; the same object when that changes nothing. */
export function typed(state: ModalState, query: string): ModalState {
  if (query === state.query) {
    return state;
  }
  const next = {...state, query, chosenBy: null};
  return query === ''
    ? {...next, status: 'idle', isBusy: false, outcome: null, selected: 0}
    : {...next, status: state.status === 'stalled' ? 'stalled' : 'loading'};
}

/** The search box has got the focus, or lost it. */
export function expanded(state: ModalState, isExpanded: boolean): ModalState {
  return isExpanded === state.isExpanded ? state : {...state, isExpanded};
}
