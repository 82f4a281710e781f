import type {SearchRequest} from '../../../src/search/client/client';
import {searchSettings} from '../../../src/site/search';

/** What the search box asks for with each key. */
export function modalRequest(query: string): SearchRequest {
  return {
    indexName: 'bench',
    query,
    hitsPerPage: searchSettings.hitsPerPage,
    attributesToSnippet: [`content:${searchSettings.snippetWords.request}`],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  };
}
