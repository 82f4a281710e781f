import type {SearchRequest} from '../../../plugins/site-search/browser/client';
import {searchSettings} from '../../../src/site/search';
import {snippetAttributes} from '../../../src/theme/SearchBar/snippetAttributes';

/** What the search box asks for with each key. */
export function modalRequest(query: string): SearchRequest {
  return {
    indexName: 'bench',
    query,
    hitsPerPage: searchSettings.hitsPerPage,
    attributesToSnippet: snippetAttributes(searchSettings.snippetWords.request),
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  };
}
