import type {FailureReason} from '@site/src/search/client/failure';
import type {QueryReading, SearchHit, SearchResult} from '@site/src/search/client/contract';
import {suggestCategories} from '../ui/suggestCategories';

export interface SearchState {
  readonly status: 'idle' | 'loading' | 'failed';
  /** Why, once it has failed. */
  readonly reason: FailureReason;
  /** The query that the hits answer. */
  readonly answeredQuery: string;
  readonly hits: readonly SearchHit[];
  readonly pagesLoaded: number;
  readonly pages: number;
  /** Categories of the last results: what to search for instead when nothing is found. */
  readonly suggestions: readonly string[];
  /** Not every provider reports how it read the query. */
  readonly reading: QueryReading | undefined;
}

type SearchEvent =
  | {readonly type: 'start'}
  | {readonly type: 'answer'; readonly result: SearchResult}
  | {
      readonly type: 'failure';
      readonly query: string;
      readonly page: number;
      readonly reason: FailureReason;
    };

export const emptySearch: SearchState = {
  status: 'idle',
  reason: 'unreachable',
  answeredQuery: '',
  hits: [],
  pagesLoaded: 0,
  pages: 0,
  suggestions: [],
  reading: undefined,
};

export function isBlank(query: string): boolean {
  return query.trim() === '';
}

/**
 * What the page shows for a query. It's derived, because an effect that set the state would schedule another update
 * after each key press, and React allows only 50 of those in a row.
 */
export function stateFor(query: string, state: SearchState): SearchState {
  if (isBlank(query)) {
    return emptySearch;
  }
  return state.answeredQuery === query ? state : {...state, status: 'loading'};
}

/** A hosted index that changes in the meantime may have hits on the next page that were on the last one. */
function joinHits(shown: readonly SearchHit[], more: readonly SearchHit[]): readonly SearchHit[] {
  return [...new Map([...shown, ...more].map((hit) => [hit.objectID, hit])).values()];
}

/** Moves from one state of the page to the next. Events of stale searches aren't sent here. */
export function nextSearchState(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'start':
      return {...state, status: 'loading'};
    case 'answer': {
      const {query, hits, nbPages, page, reading} = event.result;
      return {
        ...state,
        status: 'idle',
        answeredQuery: query,
        hits: page === 0 ? hits : joinHits(state.hits, hits),
        pagesLoaded: page + 1,
        pages: nbPages,
        suggestions: hits.length > 0 && page === 0 ? suggestCategories(hits) : state.suggestions,
        reading,
      };
    }
    case 'failure':
      // The current results stay if only loading more failed. Otherwise, they may belong to another version of the
      // docs.
      return event.page > 0
        ? {...state, status: 'failed', reason: event.reason}
        : {
            ...emptySearch,
            status: 'failed',
            reason: event.reason,
            answeredQuery: event.query,
            suggestions: state.suggestions,
          };
  }
}
