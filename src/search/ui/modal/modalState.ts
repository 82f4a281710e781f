import {useEffect, useReducer, type Dispatch} from 'react';
import type {ModifierKeys} from '@site/src/lib/keys';
import type {FailureReason} from '@site/src/search/client/failure';
import {searchSettings} from '@site/src/site/search';
import type {Answer} from './rows';
import type {StoredSearches} from './storedSearches';
import {suggestCategories} from '../suggestCategories';

/** How the last search ended. */
export type SearchOutcome =
  | {readonly kind: 'results'; readonly answer: Answer}
  | {readonly kind: 'failure'; readonly query: string; readonly reason: FailureReason};

export interface ModalState {
  /** The query; empty if the box contains nothing to search for. */
  readonly query: string;
  readonly status: 'idle' | 'loading' | 'stalled' | 'failed';
  /** How many times a failed search was repeated. */
  readonly retries: number;
  /** Whether the search is taking long enough to show that it's running. */
  readonly isBusy: boolean;
  /** Stays until the next outcome, so that nothing flickers while somebody types. */
  readonly outcome: SearchOutcome | null;
  /** Categories of the last results, suggested as queries when nothing is found. */
  readonly suggestions: readonly string[];
  readonly stored: StoredSearches;
  /** Index, across all groups, of the row that Enter opens. */
  readonly selected: number;
  /** How the reader selected it; `null` if it's the first row by default. */
  readonly chosenBy: 'key' | 'pointer' | null;
  /** The keys held with Enter until it opens a row, which may be once the results arrive. */
  readonly entered: ModifierKeys | null;
  /** Whether the box has the focus, so the keys control the list. */
  readonly isExpanded: boolean;
}

export type ModalAction =
  | {readonly type: 'input'; readonly query: string}
  | {readonly type: 'expand'; readonly isExpanded: boolean}
  | {readonly type: 'answer'; readonly answer: Answer}
  | {readonly type: 'failure'; readonly query: string; readonly reason: FailureReason}
  | {readonly type: 'retry'}
  | {readonly type: 'enter'; readonly keys: ModifierKeys}
  | {readonly type: 'opened'}
  | {readonly type: 'busy'}
  | {readonly type: 'stall'}
  | {readonly type: 'stored'; readonly stored: StoredSearches}
  | {readonly type: 'move'; readonly by: 1 | -1}
  | {readonly type: 'select'; readonly row: number};

/** Milliseconds until a search counts as busy. */
const busyAfterMs = 80;

export function initialModalState(query: string): ModalState {
  return {
    query,
    status: query === '' ? 'idle' : 'loading',
    retries: 0,
    isBusy: false,
    outcome: null,
    suggestions: [],
    stored: {recents: [], favorites: []},
    selected: 0,
    chosenBy: null,
    entered: null,
    isExpanded: true,
  };
}

/** Stored searches are shown while the box is empty, and until the first search ends. */
export function showsStored({query, outcome, status}: ModalState): boolean {
  return query === '' || (outcome === null && status !== 'stalled');
}

/**
 * Whether Enter opens the first result once it's there: the rows shown belong to an earlier query, and none of them was
 * selected. Even after a failure, because Enter repeats the search.
 */
export function awaitsResults({status, chosenBy}: ModalState): boolean {
  return status !== 'idle' && chosenBy === null;
}

/** The first completion for the text in the box. */
export function completionOf({query, outcome}: ModalState): string | undefined {
  const answer = outcome?.kind === 'results' ? outcome.answer : null;
  return answer?.query === query ? answer.reading?.completions[0] : undefined;
}

/** How many rows the list has. */
export function rowCount(state: ModalState): number {
  if (showsStored(state)) {
    return state.stored.recents.length + state.stored.favorites.length;
  }
  return state.outcome?.kind === 'results' ? state.outcome.answer.rows.length : 0;
}

function withQuery(state: ModalState, query: string): ModalState {
  if (query === state.query) {
    return state;
  }
  const next = {...state, query, chosenBy: null, entered: null};
  return query === ''
    ? {...next, status: 'idle', isBusy: false, outcome: null, selected: 0}
    : {...next, status: state.status === 'stalled' ? 'stalled' : 'loading'};
}

function withAnswer(state: ModalState, answer: Answer): ModalState {
  if (state.query === '') {
    return state;
  }
  // A response to part of the query is progress; the search for all of it continues.
  const isOver = answer.query === state.query;
  const names = suggestCategories(answer.rows.map(({search}) => search));
  return {
    ...state,
    status: isOver ? 'idle' : 'loading',
    isBusy: state.isBusy && !isOver,
    outcome: {kind: 'results', answer},
    suggestions: names.length > 0 ? names : state.suggestions,
    selected: 0,
    chosenBy: null,
  };
}

/** Returns the next state of the modal: the same object if nothing changes. */
export function modalReducer(state: ModalState, event: ModalAction): ModalState {
  switch (event.type) {
    case 'input':
      return withQuery(state, event.query);
    case 'expand':
      return event.isExpanded === state.isExpanded ? state : {...state, isExpanded: event.isExpanded};
    case 'answer':
      return withAnswer(state, event.answer);
    case 'failure':
      return event.query === state.query
        ? {
            ...state,
            status: 'failed',
            isBusy: false,
            outcome: {kind: 'failure', query: event.query, reason: event.reason},
          }
        : state;
    case 'retry':
      return state.status === 'failed' ? {...state, status: 'loading', retries: state.retries + 1} : state;
    case 'enter':
      return {...modalReducer(state, {type: 'retry'}), entered: event.keys};
    case 'opened':
      return {...state, entered: null};
    case 'busy':
      return state.status === 'loading' ? {...state, isBusy: true} : state;
    case 'stall':
      return state.status === 'loading' ? {...state, status: 'stalled', isBusy: true} : state;
    case 'stored': {
      const next = {...state, stored: event.stored};
      return {...next, selected: Math.max(0, Math.min(state.selected, rowCount(next) - 1))};
    }
    case 'move': {
      const count = rowCount(state);
      return count === 0
        ? state
        : {...state, selected: (state.selected + event.by + count) % count, chosenBy: 'key'};
    }
    case 'select':
      return event.row === state.selected && state.chosenBy !== null
        ? state
        : {...state, selected: event.row, chosenBy: 'pointer'};
  }
}

/**
 * The state of the open modal. A slow search becomes busy, then stalled; each response restarts the timer.
 */
export function useModalState(initialQuery: string): readonly [ModalState, Dispatch<ModalAction>] {
  const [state, dispatch] = useReducer(modalReducer, initialQuery, initialModalState);
  const {status, outcome} = state;
  useEffect(() => {
    if (status !== 'loading') {
      return undefined;
    }
    const timers = [
      setTimeout(dispatch, busyAfterMs, {type: 'busy'}),
      setTimeout(dispatch, searchSettings.stallMs, {type: 'stall'}),
    ];
    return () => {
      timers.forEach(clearTimeout);
    };
  }, [status, outcome]);
  return [state, dispatch];
}
