/** A place on the page that a URL can lead to. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

/** The minimum number of letter pairs in a wrong ID: fewer match some heading on any page. */
const leastPairs = 3;

/** The share of a wrong ID's letter pairs that a heading must have to be suggested. */
const leastSimilarity = 0.6;

/** The section that a wrong ID probably means, based on IDs and titles; `undefined` if none comes close. */
export function nearestSection(wanted: string, sections: readonly Section[]): Section | undefined {
  const pairs = bigrams(wanted);
  if (pairs.size < leastPairs) {
    return undefined;
  }
  const [best] = sections
    .map((section) => ({
      section,
      similarity: Math.max(...[section.id, section.title].map(similarityTo(pairs))),
    }))
    .filter(({similarity}) => similarity > leastSimilarity)
    .sort((a, b) => b.similarity - a.similarity);
  return best?.section;
}

/** How much of the wanted text another one contains. If two contain all of it, the shorter one is closer. */
function similarityTo(wanted: ReadonlySet<string>): (text: string) => number {
  return (text) => {
    const pairs = bigrams(text);
    const shared = [...wanted].filter((pair) => pairs.has(pair)).length;
    return shared / wanted.size + shared / (1000 * pairs.size + 1);
  };
}

/** The section whose title a wrong ID spells: a heading keeps its ID when its title changes. */
export function namedSection(wanted: string, sections: readonly Section[]): Section | undefined {
  const words = wordsOf(wanted);
  return sections.find(({title}) => wordsOf(title) === words);
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Adjacent letters within words, and the letters that words begin with. */
function bigrams(text: string): ReadonlySet<string> {
  const spaced = wordsOf(text);
  const pairs = Array.from(
    {length: spaced.length},
    (_, i) => (i === 0 ? ' ' : spaced.charAt(i - 1)) + spaced.charAt(i),
  );
  return new Set(pairs.filter((pair) => !pair.endsWith(' ')));
}
