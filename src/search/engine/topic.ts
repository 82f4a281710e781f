import type {ReadWord} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import {fields} from './sections';
import {isName} from './wholeNames';

/** Keeps a page with two headings from being about each of them. */
const fewHeadings = 4;

const headingField = fields.indexOf('heading');

/** By page: the share of its headings that have a word, each counted by how well it matches. */
function shareOfHeadings(index: LoadedIndex, {expansions}: ReadWord): ReadonlyMap<number, number> {
  const bySection = new Map<number, number>();
  for (const {term, quality} of expansions.values()) {
    for (const section of index.counts.get(term)?.get(headingField)?.keys() ?? []) {
      bySection.set(section, Math.max(bySection.get(section) ?? 0, quality));
    }
  }
  const byPage = new Map<number, number>();
  for (const [number, quality] of bySection) {
    const page = index.sections[number]?.page ?? -1;
    byPage.set(page, (byPage.get(page) ?? 0) + quality / (fewHeadings + (index.headingsOfPage[page] ?? 0)));
  }
  return byPage;
}

/**
 * How much a page is about the query, from 0 to 1: a guide comes back to its subject in heading after heading, while a
 * glossary or a list of errors names it once among hundreds. Names such as `JWT_SECRET` are looked up, not read about.
 */
export function createTopicScore(
  index: LoadedIndex,
  words: readonly ReadWord[],
  wordWeights: readonly number[],
): (page: number) => number {
  const total = wordWeights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 || words.some(isName)) {
    return () => 0;
  }
  const shares = words.map((word) => shareOfHeadings(index, word));
  return (page) =>
    shares.reduce(
      (sum, share, number) => sum + (wordWeights[number] ?? 0) * Math.sqrt(Math.min(1, share.get(page) ?? 0)),
      0,
    ) / total;
}
