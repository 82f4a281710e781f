import {leastAsked} from '../shared/indexFile';
import {tokenGroups} from '../shared/tokenize';
import {isAnswer, type LabeledQuery} from './labeledQueries';

/** By page: the words of the searches that it answers, and how often they're asked. */
export type AskedWords = readonly ReadonlyMap<string, number>[];

/** A word of one search alone is often a name of its author's own, unless pages have it. */
const enoughSearches = 2;

function termsOf(query: string): readonly string[] {
  return [...new Set(tokenGroups(query).flatMap(({parts}) => parts.map(({term}) => term)))];
}

/** The nearest power of two, which says enough. */
function magnitude(count: number): number {
  return 2 ** Math.round(Math.log2(count));
}

/**
 * Counts the words of searches for each page that answers them. A search that several pages answer counts for each
 * in part; one that's misspelled on purpose doesn't count.
 *
 * @param paths of the pages
 * @param isKnown whether pages have a word
 */
export function countAskedWords(
  paths: readonly string[],
  queries: readonly LabeledQuery[],
  isKnown: (term: string) => boolean,
): AskedWords {
  const searches = queries
    .filter(({kind}) => kind !== 'typo')
    .map((query) => ({
      terms: termsOf(query.query),
      pages: paths.flatMap((path, page) => (isAnswer(query, path) ? [page] : [])),
    }));
  const searchesWith = new Map<string, number>();
  for (const term of searches.flatMap(({terms}) => terms)) {
    searchesWith.set(term, (searchesWith.get(term) ?? 0) + 1);
  }
  const isKept = (term: string): boolean => isKnown(term) || (searchesWith.get(term) ?? 0) >= enoughSearches;
  const counts = paths.map(() => new Map<string, number>());
  for (const {terms, pages} of searches) {
    for (const page of pages) {
      for (const term of terms.filter(isKept)) {
        counts[page]?.set(term, (counts[page].get(term) ?? 0) + 1 / pages.length);
      }
    }
  }
  return counts.map(
    (words) =>
      new Map(
        [...words]
          .map(([term, count]) => [term, magnitude(count)] as const)
          .filter(([, count]) => count >= leastAsked),
      ),
  );
}
