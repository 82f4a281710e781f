import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchSettings} from '../../site/search';
import type {SearchRequest} from './contract';

/**
 * The requests of the modal and the search page, except for the query and the page of results.
 *
 * @param place where the results are shown
 * @param tags the `docusaurus_tag` of every page that can be found
 */
export function useSearchRequest(
  place: 'modal' | 'page',
  tags: readonly string[],
): Omit<SearchRequest, 'query' | 'page'> {
  const {currentLocale: language} = useDocusaurusContext().i18n;
  return useMemo(() => {
    const isNarrow = typeof window !== 'undefined' && window.matchMedia(searchSettings.narrowScreen).matches;
    const {wide, narrow} = searchSettings.snippetWords[place];
    return {language, tags, isNarrow, snippetWords: isNarrow ? narrow : wide};
  }, [language, tags, place]);
}
