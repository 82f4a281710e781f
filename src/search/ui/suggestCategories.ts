import type {SearchHit} from '@site/src/search/client/contract';

const maxSuggestions = 3;

/** What to search for instead if nothing is found: the categories of the previous results, each once. */
export function suggestCategories(hits: readonly Pick<SearchHit, 'hierarchy'>[]): readonly string[] {
  return [...new Set(hits.flatMap(({hierarchy}) => hierarchy.lvl0 ?? []))].slice(0, maxSuggestions);
}
