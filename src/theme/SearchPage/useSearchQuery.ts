import {useCallback} from 'react';
import {useSearchQueryString} from '@docusaurus/theme-common';
import {wellFormed} from '@site/plugins/site-search/browser/escape';
import {searchSettings} from '@site/src/site/search';

interface SearchQuery {
  readonly query: string;
  readonly setQuery: (query: string) => void;
}

function limit(query: string): string {
  return wellFormed(query.slice(0, searchSettings.maxQueryLength));
}

/** The query of the address, at most 64 characters of it (rows 8 and 76). */
export function useSearchQuery(): SearchQuery {
  const [query, setQueryString] = useSearchQueryString();
  const setQuery = useCallback(
    (next: string) => {
      setQueryString(limit(next));
    },
    [setQueryString],
  );
  return {query: limit(query), setQuery};
}
