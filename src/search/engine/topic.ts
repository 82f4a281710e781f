import type {ExpandedWord} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import {isIdentifier} from './identifiers';
import {weights} from './weights';
import {weightedMean} from './wordWeights';

/** By page: the share of its headings that contain a word, each weighted by match quality. */
function shareOfHeadings(index: LoadedIndex, {expansions}: ExpandedWord): ReadonlyMap<number, number> {
  const bySection = new Map<number, number>();
  for (const {term, quality} of expansions.values()) {
    for (const section of index.counts.get(term).get('heading')?.keys() ?? []) {
      bySection.set(section, Math.max(bySection.get(section) ?? 0, quality));
    }
  }
  const byPage = new Map<number, number>();
  for (const [number, quality] of bySection) {
    const page = index.sections[number]?.page.number ?? -1;
    byPage.set(
      page,
      (byPage.get(page) ?? 0) + quality / (weights.topic.fewHeadings + (index.headingsOfPage[page] ?? 0)),
    );
  }
  return byPage;
}

/**
 * How much a page is about the query, from 0 to 1: a guide returns to its subject in heading after heading, while a
 * glossary or a list of errors names it once among hundreds. Names such as `JWT_SECRET` are looked up; they aren't
 * subjects. A single word usually names a subject, so it counts more.
 */
export function createTopicScore(
  index: LoadedIndex,
  words: readonly ExpandedWord[],
  wordWeights: readonly number[],
): (page: number) => number {
  if (words.some(isIdentifier)) {
    return () => 0;
  }
  const shares = words.map((word) => shareOfHeadings(index, word));
  const share = words.length === 1 ? 1 : weights.topic.severalWords;
  return (page) =>
    share *
    weightedMean(
      wordWeights,
      shares.map((own) => Math.sqrt(Math.min(1, own.get(page) ?? 0))),
    );
}
