import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchSettings} from '../../site/search';
import type {SearchResult} from './contract';
import {withLinks} from './foreignData';
import {searchClient} from './searchClient';

/** Finds one page of results, counted from 0, whose hits have the links to follow as URLs. */
type SiteSearch = (query: string, page: number) => Promise<SearchResult>;

/**
 * Searches the site in the reader's language.
 *
 * @param view where the results are shown
 * @param versions the `docusaurus_tag` of each version that's searched besides pages without a version; by default, that
 *   of the current page
 */
export function useSiteSearch(view: 'modal' | 'page', versions?: readonly string[]): SiteSearch {
  const {currentLocale: language} = useDocusaurusContext().i18n;
  const contextual = useDocsContextualSearchTags();
  const processUrl = useSearchResultUrlProcessor();
  // Joined, because the lists are new on every render, and another function would search again.
  const tags = ['default', ...(versions ?? contextual)].join(' ');
  return useMemo(() => {
    const isNarrow = typeof window !== 'undefined' && window.matchMedia(searchSettings.narrowScreen).matches;
    const {wide, narrow} = searchSettings.snippetWords[view];
    const request = {language, tags: tags.split(' '), isNarrow, snippetWords: isNarrow ? narrow : wide};
    return async (query, page) => withLinks(await searchClient.search({...request, query, page}), processUrl);
  }, [language, tags, view, processUrl]);
}
