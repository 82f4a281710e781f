import {useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {
  HtmlClassNameProvider,
  PageMetadata,
  useHistorySelector,
  useSearchQueryString,
} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {enterText} from '@site/src/components/ui/enterText';
import NoIndex from '@site/src/components/ui/NoIndex';
import {product} from '@site/src/site/product';
import {searchSettings} from '@site/src/site/search';
import {limitText} from '@site/src/site/limitText';
import {useCard} from '../ui/card/useCard';
import {pastedQuery} from '../ui/pastedQuery';
import ResultList from './ResultList';
import SearchForm, {useVersionChoice} from './SearchForm';
import ResultsStatus from './ResultsStatus';
import {useKeptPosition} from './useKeptPosition';
import {useSearchResults} from './useSearchResults';
import styles from './styles.module.css';

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** The form and the results, separate from the layout, which isn't rendered again at every keystroke. */
function SearchPageContent(): ReactNode {
  const {query, setQuery} = useSearchQuery();
  const versions = useVersionChoice();
  const results = useSearchResults(query, versions.tags);
  const list = useKeptPosition(query, results);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Hydration keeps what was typed before it, but doesn't report it.
    if (input.current && input.current.value !== query) {
      setQuery(input.current.value);
    }
  }, [query, setQuery]);
  // The button disappears; the focus mustn't be lost with it.
  const searchSuggestion = useCallback((suggestion: string) => {
    enterText(input.current, suggestion);
  }, []);
  const retry = (): void => {
    results.retry();
    // This button disappears, too.
    input.current?.focus();
  };
  const {card, onClickCapture} = useCard({
    shouldLoad: query !== '',
    query: results.answeredQuery,
    bestUrl: results.hits[0]?.url,
  });
  const title = query ? `Search results for "${query}"` : 'Search the documentation';
  return (
    <>
      <PageMetadata
        title={title}
        description={`Search every page of the ${product.name} documentation for words, settings, and messages.`}
      />
      {/* Upstream writes `property`, which crawlers don't read. */}
      <NoIndex />
      <main className={styles.page}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <SearchForm inputRef={input} query={query} onQuery={setQuery} versions={versions} />
        <ResultsStatus query={query} results={results} onQuery={searchSuggestion} />
        <div onClickCapture={onClickCapture}>
          {card}
          <div ref={list}>
            <ResultList results={results} onRetry={retry} />
          </div>
        </div>
      </main>
    </>
  );
}

interface SearchQuery {
  readonly query: string;
  readonly setQuery: (query: string) => void;
}

/** Milliseconds without a key press before the URL is updated. Safari rejects more than 100 changes in ten seconds. */
const debounceMs = 150;

/**
 * The query in the URL of this page. It stays the same while the code of a result loads, when the URL is already the
 * result's. Upstream's hook takes the query from the current URL, and would empty the page.
 */
function useQueryInAddress(): string {
  const here = useLocation();
  return useHistorySelector(({location}) => {
    const {search} = location.pathname === here.pathname ? location : here;
    return limited(new URLSearchParams(search).get(searchSettings.queryParam) ?? '');
  });
}

/**
 * The query in the URL, limited to 64 characters; from a longer text, the message in it is taken. While a reader types,
 * it's newer than the URL.
 */
function useSearchQuery(): SearchQuery {
  const [, setQueryString] = useSearchQueryString();
  const inAddress = useQueryInAddress();
  const history = useHistory();
  const {pathname} = useLocation();
  const [typed, setTyped] = useState<string>();
  const query = typed ?? inAddress;
  // Any change of the URL, including this page's own, is newer than what was typed.
  useEffect(() => history.listen(() => setTyped(undefined)), [history]);
  useEffect(() => {
    // A URL that replaces itself would count as selected again, and move the focus.
    if (typed === undefined || typed === inAddress) {
      return undefined;
    }
    const timer = setTimeout(() => {
      // The code of a result may be loading: the URL is already the result's.
      if (history.location.pathname === pathname) {
        setQueryString(typed);
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, inAddress, setQueryString, history, pathname]);
  const setQuery = useCallback((next: string) => {
    setTyped(limited(next));
  }, []);
  return {query, setQuery};
}

/** A single-line field would join the lines of a query, such as of a selection that the browser searches for. */
function limited(text: string): string {
  return text.length > searchSettings.maxQueryLength
    ? pastedQuery(text)
    : limitText(text.replace(/[\r\n]+/g, ' '));
}
