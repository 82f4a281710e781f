import {useCallback, useEffect, useReducer, useRef} from 'react';
import {failureReason} from '@site/src/search/client/failure';
import type {SearchResult} from '@site/src/search/client/contract';
import {getSearchClient} from '@site/src/search/client/getSearchClient';
import {useSearchRequest} from '@site/src/search/client/useSearchRequest';
import {useRetry} from '../ui/useRetry';
import {savedPlace} from './place';
import {emptySearch, nextSearchState, type SearchState} from './searchState';

/** Milliseconds without a key before the query is sent. */
const debounceMs = 150;

export interface SearchResultsOnPage extends SearchState {
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  /** Tries again what has failed. */
  readonly retry: () => void;
}

/** Loads pages of results one after another, up to the last one that there is. */
async function loadPages(
  load: (page: number) => Promise<SearchResult>,
  first: number,
  last: number,
): Promise<readonly SearchResult[]> {
  const result = await load(first);
  const isLast = first >= last || first + 1 >= result.nbPages;
  return isLast ? [result] : [result, ...(await loadPages(load, first + 1, last))];
}

/** Searches when the query changes, page by page, and drops answers to older queries. */
export function useSearchResults(query: string, tags: readonly string[]): SearchResultsOnPage {
  const [state, dispatch] = useReducer(nextSearchState, emptySearch);
  const request = useSearchRequest('page', tags);
  const newest = useRef(0);

  const search = useCallback(
    (first: number, last = first) => {
      newest.current += 1;
      const own = newest.current;
      dispatch({type: 'start'});
      loadPages((page) => getSearchClient().search({...request, query, page}), first, last).then(
        (results) => {
          if (own === newest.current) {
            results.forEach((result) => dispatch({type: 'answer', result}));
          }
        },
        (error: unknown) => {
          if (own === newest.current) {
            dispatch({type: 'failure', query, page: first, reason: failureReason(error)});
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
    const timer = setTimeout(() => {
      // Readers who come back see everything that they had loaded.
      search(0, (savedPlace(query)?.pages ?? 1) - 1);
    }, debounceMs);
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
