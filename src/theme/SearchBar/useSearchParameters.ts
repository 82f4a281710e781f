import {useMemo} from 'react';
import type {SearchParamsObject} from 'algoliasearch/lite';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import {searchSettings} from '@site/src/site/search';
import {snippetAttributes} from './snippetAttributes';

/** What the modal asks for beyond DocSearch's own request (specification section 7, rows 85, 88, 89 and 91). */
export function useSearchParameters(): SearchParamsObject {
  const {contextualSearch, searchParameters} = useAlgoliaThemeConfig().algolia;
  const contextual = useAlgoliaContextualFacetFilters();
  // The filters are a new list on every render; DocSearch starts anew when the parameters change.
  const filters = JSON.stringify(contextualSearch ? contextual : []);
  return useMemo(() => {
    const isNarrow = window.matchMedia(searchSettings.narrowScreen).matches;
    const {request, requestNarrow} = searchSettings.snippetWords;
    return {
      ...searchParameters,
      hitsPerPage: searchSettings.hitsPerPage,
      clickAnalytics: true,
      attributesToSnippet: snippetAttributes(isNarrow ? requestNarrow : request),
      facetFilters: JSON.parse(filters) as NonNullable<SearchParamsObject['facetFilters']>,
    };
  }, [searchParameters, filters]);
}
