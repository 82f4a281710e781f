import type {SearchRequest} from '../../../src/search/client/contract';

/** What the search box asks for with each key. */
export function modalRequest(query: string): SearchRequest {
  return {query, page: 0, language: 'en', tags: ['docs-default-current'], isNarrow: false};
}
