import {useCallback, useLayoutEffect, useRef, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import ResultList from './ResultList';
import SearchForm from './SearchForm';
import SearchStatus from './SearchStatus';
import {searchPageTitle} from './searchPageTitle';
import {useSearchQuery} from './useSearchQuery';
import {useSearchResults} from './useSearchResults';
import {useVersionChoice} from './useVersionChoice';
import styles from './styles.module.css';

/** The form, what came of the search, and the results. */
export default function SearchPageContent(): ReactNode {
  const {query, setQuery} = useSearchQuery();
  const versions = useVersionChoice();
  const results = useSearchResults(query, versions.tags);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // A reader may have typed before React took the field over, which keeps the text and knows nothing of it.
    if (input.current && input.current.value !== query) {
      setQuery(input.current.value);
    }
  }, [query, setQuery]);
  const searchSuggestion = useCallback(
    (suggestion: string) => {
      setQuery(suggestion);
      // The button that was pressed goes away; the focus must not go with it.
      input.current?.focus();
    },
    [setQuery],
  );
  return (
    <main className={styles.page}>
      <Heading as="h1" className={styles.title}>
        {searchPageTitle(query)}
      </Heading>
      <SearchForm inputRef={input} query={query} onQuery={setQuery} versions={versions} />
      <SearchStatus query={query} results={results} onQuery={searchSuggestion} />
      <ResultList results={results} />
    </main>
  );
}
