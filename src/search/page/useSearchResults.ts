import {useCallback, useEffect, useRef, useState} from 'react';
import {failureReason, type FailureReason} from '@site/src/search/client/failure';
import type {QueryReading, SearchHit, SearchResult} from '@site/src/search/client/contract';
import {useSiteSearch} from '@site/src/search/client/useSiteSearch';
import {suggestCategories} from '../ui/suggestCategories';
import {useRetry} from '../ui/useRetry';
import {savedPosition} from './listPosition';

/** Milliseconds without a key press before the query is sent. */
const debounceMs = 150;

/** How the last search ended. */
interface Outcome {
  readonly query: string;
  /** The function that searched: another version of the docs has other results. */
  readonly searchSite: ReturnType<typeof useSiteSearch>;
  /** All pages of results that were loaded. */
  readonly results: readonly SearchResult[];
  /** Why the next one wasn't. */
  readonly failure: FailureReason | undefined;
}

export interface SearchResultsOnPage {
  readonly isLoading: boolean;
  /** Why the last search failed; undefined if it didn't. */
  readonly failure: FailureReason | undefined;
  /** The query that the hits answer. They stay until there are new ones. */
  readonly answeredQuery: string;
  readonly hits: readonly SearchHit[];
  readonly pagesLoaded: number;
  readonly hasMore: boolean;
  /** Categories of the last results: what to search for instead when nothing is found. */
  readonly suggestions: readonly string[];
  /** Not every provider reports how it read the query. */
  readonly reading: QueryReading | undefined;
  readonly loadMore: () => void;
  /** Retries a failed request. */
  readonly retry: () => void;
}

/** A hosted index that changes in the meantime may have hits on the next page that were on the last one. */
function hitsOf(results: readonly SearchResult[]): readonly SearchHit[] {
  return [...new Map(results.flatMap(({hits}) => hits).map((hit) => [hit.objectID, hit])).values()];
}

/** Searches when the query changes, page by page, and drops responses to older queries. */
export function useSearchResults(query: string, versions: readonly string[]): SearchResultsOnPage {
  const searchSite = useSiteSearch('page', versions);
  const isBlank = query.trim() === '';
  const [lastOutcome, setOutcome] = useState<Outcome>();
  const [isRunning, setIsRunning] = useState(false);
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const newest = useRef(0);

  const search = useCallback(
    async (loaded: readonly SearchResult[]) => {
      newest.current += 1;
      const own = newest.current;
      setIsRunning(true);
      const results = [...loaded];
      let failure: FailureReason | undefined;
      try {
        // Readers who come back see everything that they had loaded.
        const count = Math.max(loaded.length + 1, savedPosition(query)?.pages ?? 1);
        while (results.length < Math.min(count, results[0]?.nbPages ?? Infinity)) {
          results.push(await searchSite(query, results.length));
        }
      } catch (error) {
        failure = failureReason(error);
      }
      if (own === newest.current) {
        const categories = suggestCategories(results[0]?.hits ?? []);
        setSuggestions((earlier) => (categories.length > 0 ? categories : earlier));
        setOutcome({query, searchSite, results, failure});
        setIsRunning(false);
      }
    },
    [query, searchSite],
  );

  useEffect(() => {
    newest.current += 1;
    if (isBlank) {
      return undefined;
    }
    const timer = setTimeout(() => {
      void search([]);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isBlank, search]);

  const outcome = isBlank ? undefined : lastOutcome;
  const isAnswered = outcome?.query === query && outcome.searchSite === searchSite;
  const isLoading = !isBlank && (isRunning || !isAnswered);
  const failure = isLoading ? undefined : outcome?.failure;
  const results = outcome?.results ?? [];
  const last = results.at(-1);
  const hasMore = isAnswered && results.length < (last?.nbPages ?? 0);
  const searchFurther = useCallback(() => {
    void search(outcome?.results ?? []);
  }, [search, outcome]);
  const loadMore = useCallback(() => {
    if (hasMore && !isLoading) {
      searchFurther();
    }
  }, [hasMore, isLoading, searchFurther]);
  useRetry(failure === 'unreachable' ? outcome : undefined, query, searchFurther);
  return {
    isLoading,
    failure,
    answeredQuery: outcome?.query ?? '',
    hits: hitsOf(results),
    pagesLoaded: results.length,
    hasMore,
    suggestions,
    reading: last?.reading,
    loadMore,
    retry: searchFurther,
  };
}
