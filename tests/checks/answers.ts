/** What operators search for: each page that should answer does so where a reader looks first. */
import {type LabeledQuery, namesOfPath} from '../../scripts/search-eval/labeled';
import {type SearchPage} from '../../src/lib/search/page';
import {stem} from '../../src/lib/search/stem';
import {stopWords} from '../../src/lib/search/stopWords';
import {synonymGroups} from '../../src/lib/search/synonyms';
import {tokenGroups, tokenize} from '../../src/lib/search/tokenize';
import {product} from '../../src/site/product';
import {editDistances} from '../../src/site/text/editDistance';
import {type Problem} from './problem';

const firstWords = 80;

/** Words of a question that its answer doesn't have to repeat. */
const questionWords = new Set(['happen', 'often', 'mean', 'only', stem(product.slug)]);

/** The informative words of a query, each with its forms: a compound name also counts as a whole. */
function informativeWords(query: string): readonly (readonly string[])[] {
  return tokenGroups(query)
    .flatMap(({parts, whole}) => parts.map(({term}) => (whole === null ? [term] : [term, whole.term])))
    .filter(([term = '']) => !stopWords.has(term) && !questionWords.has(stem(term)));
}

function alternatives(word: string): ReadonlySet<string> {
  const groups = synonymGroups.filter((group) => group.some((each) => stem(each) === stem(word)));
  return new Set([word, ...groups.flat()].map(stem));
}

/** A typo in the query, as in `kubctl`; short words have none. */
function isMisspelled(word: string, terms: ReadonlySet<string>): boolean {
  const limit = word.length < 6 ? 1 : 2;
  return word.length >= 5 && [...terms].some((term) => editDistances(word, term, limit).whole <= limit);
}

interface Screen {
  readonly terms: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

function screenOf(text: string): Screen {
  const terms = new Set(tokenize(text));
  return {terms, stems: new Set([...terms].map(stem))};
}

/** A word of a question: the stems that count as it, and its forms as written, for typos. */
interface QueryWord {
  readonly forms: readonly string[];
  readonly stems: readonly string[];
}

function queryWords(query: string): readonly QueryWord[] {
  return informativeWords(query).map((forms) => ({
    forms,
    stems: forms.flatMap((form) => [...alternatives(form)]),
  }));
}

/** @param mayBeMisspelled whether the query has typos on purpose */
function missingWords(
  words: readonly QueryWord[],
  mayBeMisspelled: boolean,
  {terms, stems}: Screen,
): readonly string[] {
  return words
    .filter(
      (word) =>
        !word.stems.some((each) => stems.has(each)) &&
        !(mayBeMisspelled && word.forms.some((form) => isMisspelled(form, terms))),
    )
    .map(({forms: [term = '']}) => term);
}

/**
 * What a reader sees without scrolling: a heading with those above it, and the first words below, or the words from the
 * template of a message on, because a search for one leads there.
 */
function firstScreens({sections}: SearchPage): readonly Screen[] {
  let headings: readonly string[] = [];
  return sections.flatMap(({level, heading, blocks, templates = []}) => {
    headings = [...headings.slice(0, level - 1), heading];
    return [1, ...templates.filter((position) => position > 1)].map((first) => {
      const words = blocks
        .slice(first - 1)
        .join(' ')
        .split(/\s+/);
      return screenOf([...headings, ...words.slice(0, firstWords)].join(' '));
    });
  });
}

/**
 * Pages that should answer a query, but whose first screens lack one of its words. `npm run search:eval` reports those
 * that don't exist.
 */
export function findUnanswered(
  queries: readonly LabeledQuery[],
  pages: readonly SearchPage[],
): readonly Problem[] {
  const screens = new Map<string, readonly Screen[]>();
  for (const page of pages) {
    for (const name of namesOfPath(page.path)) {
      screens.set(name, [...(screens.get(name) ?? []), ...firstScreens(page)]);
    }
  }
  return queries.flatMap(({query, kind, grades}) => {
    const words = queryWords(query);
    return [...grades]
      .filter(([, grade]) => grade === 2)
      .flatMap(([where]) => {
        const [fewest = []] = (screens.get(where) ?? [])
          .map((screen) => missingWords(words, kind === 'typo', screen))
          .sort((a, b) => a.length - b.length);
        return fewest.length === 0
          ? []
          : [{where, what: `does not answer "${query}" on a first screen: no ${fewest.join(', ')}`}];
      });
  });
}
