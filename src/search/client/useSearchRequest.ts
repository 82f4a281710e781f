import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import type {SearchParameters, SearchRequest} from '@site/src/search/client/client';
import {headingTypes} from '@site/plugins/search-index/shared/record';
import {searchSettings} from '@site/src/site/search';

const retrieved = [
  ...(['lvl0', ...headingTypes] as const).map((level) => `hierarchy.${level}`),
  'content',
  'type',
  'url',
];

/**
 * What the modal and the search page ask for, but for the query.
 *
 * @param tags the `docusaurus_tag` of every page that may be found
 */
export function useSearchRequest(tags: readonly string[]): SearchRequest {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {indexName, contextualSearch, searchParameters} = useAlgoliaThemeConfig().algolia;
  return useMemo(() => {
    const isNarrow = typeof window !== 'undefined' && window.matchMedia(searchSettings.narrowScreen).matches;
    const {request, requestNarrow} = searchSettings.snippetWords;
    return {
      ...(searchParameters as SearchParameters | undefined),
      indexName,
      hitsPerPage: searchSettings.hitsPerPage,
      attributesToRetrieve: retrieved,
      attributesToSnippet: [`content:${isNarrow ? requestNarrow : request}`],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      clickAnalytics: true,
      ...(contextualSearch && {
        facetFilters: [`language:${currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
      }),
    };
  }, [indexName, contextualSearch, searchParameters, currentLocale, tags]);
}
