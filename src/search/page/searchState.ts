import type {QueryReading, SearchHit, SearchResult} from '@site/src/search/client/contract';

export interface SearchState {
  readonly status: 'idle' | 'loading' | 'failed';
  /** The query that the hits answer. */
  readonly answeredQuery: string;
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly pagesLoaded: number;
  readonly pages: number;
  /** Categories of the last results: what to search for instead when nothing is found. */
  readonly suggestions: readonly string[];
  /** Not every provider says how it read the query. */
  readonly reading: QueryReading | undefined;
}

const maxSuggestions = 3;

export type SearchEvent =
  | {readonly type: 'clear'}
  | {readonly type: 'start'}
  | {readonly type: 'answer'; readonly result: SearchResult}
  | {readonly type: 'failure'; readonly query: string};

export const emptySearch: SearchState = {
  status: 'idle',
  answeredQuery: '',
  hits: [],
  total: 0,
  pagesLoaded: 0,
  pages: 0,
  suggestions: [],
  reading: undefined,
};

/** As the modal suggests: the categories of the last answer that had any. */
function suggestionsOf(hits: readonly SearchHit[]): readonly string[] {
  const categories = hits.flatMap(({hierarchy}) => hierarchy.lvl0 ?? []);
  return [...new Set(categories)].slice(0, maxSuggestions);
}

/** Moves from one state of the page to the next. Events of stale searches are not sent here. */
export function nextSearchState(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'clear':
      return {...emptySearch, suggestions: state.suggestions};
    case 'start':
      return {...state, status: 'loading'};
    case 'answer': {
      const {query, hits, nbHits, nbPages, page, reading} = event.result;
      return {
        status: 'idle',
        answeredQuery: query,
        hits: page === 0 ? hits : [...state.hits, ...hits],
        total: nbHits,
        pagesLoaded: page + 1,
        pages: nbPages,
        suggestions: hits.length > 0 && page === 0 ? suggestionsOf(hits) : state.suggestions,
        reading,
      };
    }
    case 'failure':
      // What is shown stays when only more of it could not be loaded.
      return event.query === state.answeredQuery
        ? {...state, status: 'failed'}
        : {
            ...emptySearch,
            status: 'failed',
            answeredQuery: event.query,
            suggestions: state.suggestions,
          };
  }
}
