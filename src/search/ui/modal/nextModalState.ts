import {rowCount, type ModalState} from '../modalState';
import type {Answer} from './answer';
import type {StoredSearches} from './storedSearches';

/** What may happen to the modal besides typing. */
export type ModalEvent =
  | {readonly type: 'answer'; readonly answer: Answer}
  | {readonly type: 'failure'; readonly query: string}
  | {readonly type: 'busy'}
  | {readonly type: 'stall'}
  | {readonly type: 'stored'; readonly stored: StoredSearches}
  | {readonly type: 'move'; readonly by: 1 | -1}
  | {readonly type: 'select'; readonly row: number};

const maxSuggestions = 3;

function answered(state: ModalState, answer: Answer): ModalState {
  if (state.query === '') {
    return state;
  }
  // An answer to fewer letters is progress; the search for all of them goes on.
  const isOver = answer.query === state.query;
  const names = answer.groups.map(({name}) => name).slice(0, maxSuggestions);
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

/** Moves from one state of the modal to the next; the same object when nothing changes. */
export function nextModalState(state: ModalState, event: ModalEvent): ModalState {
  switch (event.type) {
    case 'answer':
      return answered(state, event.answer);
    case 'failure':
      return event.query === state.query
        ? {...state, status: 'error', isBusy: false, outcome: {kind: 'failure', query: event.query}}
        : state;
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
