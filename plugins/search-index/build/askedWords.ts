import {stem} from '../shared/stem';
import {tokenGroups} from '../shared/tokenize';
import {placesOfAnswers, type LabeledQuery} from './labeledQueries';
import {learnWeights} from './softmaxRegression';

/** By page: how much a word speaks for it when a search has it, or against it, in log odds. */
export type AskedWords = readonly ReadonlyMap<string, number>[];

/** A word of one search alone is often a name of its author's own, unless pages have it. */
const enoughSearches = 2;

/** The words of a search by their stems, each once. */
function termsByStem(query: string): ReadonlyMap<string, string> {
  return new Map(tokenGroups(query).flatMap(({parts}) => parts.map(({term}) => [stem(term), term] as const)));
}

/** By page: the share of readers that it answers; the second answer has half that of the first, the third a third. */
function sharesOf(places: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const parts = [...places].map(([page, place]) => [page, 1 / (place + 1)] as const);
  const total = parts.reduce((sum, [, part]) => sum + part, 0);
  return new Map(parts.map(([page, part]) => [page, part / total]));
}

/**
 * Learns from searches with known answers which words lead where. The forms of a word count as one. Searches that are
 * misspelled on purpose are left out.
 *
 * @param paths of the pages
 * @param wordOf the word that pages have for a stem, if any
 */
export function learnAskedWords(
  paths: readonly string[],
  queries: readonly LabeledQuery[],
  wordOf: (stem: string) => string | undefined,
): AskedWords {
  const searches = queries
    .filter(({kind}) => kind !== 'typo')
    .map((query) => ({
      terms: termsByStem(query.query),
      shares: sharesOf(placesOfAnswers(query, paths)),
    }));
  const searchesWith = new Map<string, number>();
  for (const key of searches.flatMap(({terms}) => [...terms.keys()])) {
    searchesWith.set(key, (searchesWith.get(key) ?? 0) + 1);
  }
  /** The word that stands for all that have its stem. */
  const words = new Map<string, string>();
  for (const [key, term] of searches.flatMap(({terms}) => [...terms])) {
    const word = wordOf(key) ?? ((searchesWith.get(key) ?? 0) >= enoughSearches ? term : undefined);
    if (word !== undefined && !words.has(key)) {
      words.set(key, word);
    }
  }
  const numbers = new Map([...words.keys()].map((key, number) => [key, number]));
  const examples = searches.map(({terms, shares}) => ({
    words: [...terms.keys()].flatMap((key) => numbers.get(key) ?? []),
    shares,
  }));
  const learned = learnWeights(examples, {words: words.size, pages: paths.length});
  const list = [...words.values()];
  return paths.map(
    (_, page) => new Map(learned.map((weights, word) => [list[word] ?? '', weights[page] ?? 0])),
  );
}
