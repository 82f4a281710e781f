import {useCallback, useEffect, useReducer, useRef} from 'react';
import {failureReason} from '@site/src/search/client/failure';
import {getSearchClient} from '@site/src/search/client/getSearchClient';
import {useSearchRequest} from '@site/src/search/client/useSearchRequest';
import {useRetry} from '../ui/useRetry';
import {emptySearch, nextSearchState, type SearchState} from './searchState';

/** Milliseconds without a key before the query is sent. */
const debounceMs = 150;

export interface SearchResultsOnPage extends SearchState {
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  /** Tries again what has failed. */
  readonly retry: () => void;
}

/** Searches when the query changes, page by page, and drops answers to older queries. */
export function useSearchResults(query: string, tags: readonly string[]): SearchResultsOnPage {
  const [state, dispatch] = useReducer(nextSearchState, emptySearch);
  const request = useSearchRequest(tags);
  const newest = useRef(0);

  const search = useCallback(
    (page: number) => {
      newest.current += 1;
      const own = newest.current;
      dispatch({type: 'start'});
      getSearchClient()
        .search({...request, query, page})
        .then(
          (result) => {
            if (own === newest.current) {
              dispatch({type: 'answer', result});
            }
          },
          (error: unknown) => {
            if (own === newest.current) {
              dispatch({type: 'failure', query, page, reason: failureReason(error)});
            }
          },
        );
    },
    [query, request],
  );

  useEffect(() => {
    newest.current += 1;
    if (query.trim() === '') {
      dispatch({type: 'clear'});
      return undefined;
    }
    dispatch({type: 'start'});
    const timer = setTimeout(search, debounceMs, 0);
    return () => {
      clearTimeout(timer);
    };
  }, [query, search]);

  const hasMore = state.answeredQuery === query && state.pagesLoaded < state.pages;
  const isLoading = state.status === 'loading';
  const loadMore = useCallback(() => {
    if (hasMore && !isLoading) {
      search(state.pagesLoaded);
    }
  }, [hasMore, isLoading, search, state.pagesLoaded]);
  const retry = useCallback(() => {
    search(state.pagesLoaded);
  }, [search, state.pagesLoaded]);
  useRetry(state.status === 'failed' && state.reason === 'unreachable', query, retry);
  return {...state, hasMore, loadMore, retry};
}
