import {useCallback, useEffect, useReducer, useRef} from 'react';
import {failureReason} from '@site/src/search/client/failure';
import type {SearchResult} from '@site/src/search/client/contract';
import {useSiteSearch} from '@site/src/search/client/useSiteSearch';
import {useRetry} from '../ui/useRetry';
import {savedPlace} from './place';
import {emptySearch, isBlank, nextSearchState, stateFor, type SearchState} from './searchState';

/** Milliseconds without a key press before the query is sent. */
const debounceMs = 150;

export interface SearchResultsOnPage extends SearchState {
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  /** Retries a failed request. */
  readonly retry: () => void;
}

interface LoadedPages {
  /** Up to the last page that exists, or the one that failed. */
  readonly results: readonly SearchResult[];
  readonly error?: unknown;
}

/** Loads pages of results one after another. */
async function loadPages(
  load: (page: number) => Promise<SearchResult>,
  first: number,
  last: number,
): Promise<LoadedPages> {
  const results: SearchResult[] = [];
  try {
    for (let page = first; page <= last && page < (results[0]?.nbPages ?? Infinity); page += 1) {
      results.push(await load(page));
    }
    return {results};
  } catch (error) {
    return {results, error};
  }
}

/** Searches when the query changes, page by page, and drops responses to older queries. */
export function useSearchResults(query: string, versions: readonly string[]): SearchResultsOnPage {
  const [state, dispatch] = useReducer(nextSearchState, emptySearch);
  const searchSite = useSiteSearch('page', versions);
  const newest = useRef(0);

  const search = useCallback(
    async (first: number) => {
      newest.current += 1;
      const own = newest.current;
      dispatch({type: 'start'});
      // Readers who come back see everything that they had loaded.
      const last = Math.max(first, (savedPlace(query)?.pages ?? 1) - 1);
      const load = (page: number) => searchSite(query, page);
      const {results, error} = await loadPages(load, first, last);
      if (own !== newest.current) {
        return;
      }
      results.forEach((result) => dispatch({type: 'answer', result}));
      if (error !== undefined) {
        dispatch({type: 'failure', query, page: first + results.length, reason: failureReason(error)});
      }
    },
    [query, searchSite],
  );

  useEffect(() => {
    // Another version of the docs has other results, even for the same query.
    dispatch({type: 'start'});
  }, [searchSite]);
  useEffect(() => {
    newest.current += 1;
    if (isBlank(query)) {
      return undefined;
    }
    const timer = setTimeout(() => {
      void search(0);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [query, search]);

  const shown = stateFor(query, state);
  const hasMore = shown.answeredQuery === query && shown.pagesLoaded < shown.pages;
  const isLoading = shown.status === 'loading';
  const loadMore = useCallback(() => {
    if (hasMore && !isLoading) {
      void search(state.pagesLoaded);
    }
  }, [hasMore, isLoading, search, state.pagesLoaded]);
  const retry = useCallback(() => {
    void search(state.pagesLoaded);
  }, [search, state.pagesLoaded]);
  useRetry(shown.status === 'failed' && shown.reason === 'unreachable' ? state : undefined, query, retry);
  return {...shown, hasMore, loadMore, retry};
}
