import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchSettings} from '../../site/search';
import type {SearchRequest} from './contract';

/**
 * What the modal and the search page ask for, except for the query and the page of results.
 *
 * @param tags the `docusaurus_tag` of every page that may be found
 */
export function useSearchRequest(tags: readonly string[]): Omit<SearchRequest, 'query' | 'page'> {
  const {currentLocale: language} = useDocusaurusContext().i18n;
  return useMemo(() => {
    const isNarrow = typeof window !== 'undefined' && window.matchMedia(searchSettings.narrowScreen).matches;
    return {language, tags, isNarrow};
  }, [language, tags]);
}
