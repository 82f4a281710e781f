import {useCallback} from 'react';
import {useSearchQueryString} from '@docusaurus/theme-common';
import {limitText} from '../ui/limitQuery';

interface SearchQuery {
  readonly query: string;
  readonly setQuery: (query: string) => void;
}

/** The query of the address, at most 64 characters of it. */
export function useSearchQuery(): SearchQuery {
  const [query, setQueryString] = useSearchQueryString();
  const setQuery = useCallback(
    (next: string) => {
      setQueryString(limitText(next));
    },
    [setQueryString],
  );
  return {query: limitText(query), setQuery};
}
