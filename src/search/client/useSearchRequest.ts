import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchSettings} from '../../site/search';
import type {SearchRequest} from './contract';

/**
 * The requests of the modal and the search page, except for the query and the page of results.
 *
 * @param place where the results are shown
 * @param versions the `docusaurus_tag` of each version that's searched besides pages without a version; by default, that
 *   of the current page
 */
export function useSearchRequest(
  place: 'modal' | 'page',
  versions?: readonly string[],
): Omit<SearchRequest, 'query' | 'page'> {
  const {currentLocale: language} = useDocusaurusContext().i18n;
  const contextual = useDocsContextualSearchTags();
  // Joined, because the lists are new on every render, and a new list would cause a new request.
  const tags = ['default', ...(versions ?? contextual)].join(' ');
  return useMemo(() => {
    const isNarrow = typeof window !== 'undefined' && window.matchMedia(searchSettings.narrowScreen).matches;
    const {wide, narrow} = searchSettings.snippetWords[place];
    return {language, tags: tags.split(' '), isNarrow, snippetWords: isNarrow ? narrow : wide};
  }, [language, tags, place]);
}
