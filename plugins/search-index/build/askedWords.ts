import {stem} from '../shared/stem';
import {tokenGroups} from '../../../src/lib/search/tokenize';
import {namesOfPath, placesOfAnswers, type LabeledQuery} from './labeledQueries';
import {learnWeights} from './softmaxRegression';

/** By page: how much a word speaks for it when a search has it, or against it, in log odds. */
export type AskedWords = readonly ReadonlyMap<string, number>[];

/** A word of one search alone is often a name of its author's own, unless pages have it. */
const enoughSearches = 2;

/** The words of a search by their stems, each once. */
type Terms = ReadonlyMap<string, string>;

function termsOf(query: string): Terms {
  return new Map(tokenGroups(query).flatMap(({parts}) => parts.map(({term}) => [stem(term), term] as const)));
}

/** The words to learn by their stems: one for all that have it. */
function chooseWords(searches: readonly Terms[], wordOf: (stem: string) => string | undefined): Terms {
  const all = searches.flatMap((terms) => [...terms]);
  const counts = new Map<string, number>();
  for (const [key] of all) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const words = [...new Map(all)].map(([key, term]) => {
    const isAskedOften = (counts.get(key) ?? 0) >= enoughSearches;
    return [key, wordOf(key) ?? (isAskedOften ? term : undefined)] as const;
  });
  return new Map(words.flatMap(([key, word]) => (word === undefined ? [] : [[key, word]])));
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
  const spelled = queries.filter(({kind}) => kind !== 'typo');
  const searches = spelled.map(({query}) => termsOf(query));
  const words = chooseWords(searches, wordOf);
  const numbers = new Map([...words.keys()].map((key, number) => [key, number]));
  const namesOfPages = paths.map(namesOfPath);
  const examples = spelled.map((query, place) => ({
    words: [...(searches[place]?.keys() ?? [])].flatMap((key) => numbers.get(key) ?? []),
    shares: sharesOf(placesOfAnswers(query, namesOfPages)),
  }));
  const learned = learnWeights(examples, {words: words.size, pages: paths.length});
  return paths.map(
    (_, page) => new Map([...words.values()].map((word, number) => [word, learned[number]?.[page] ?? 0])),
  );
}
