import type {ExpandedWord} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import type {Field} from './scoredSection';
import {weights, type PagePart} from './weights';

/** By page: how many times it has a word in some fields, in any form or as a synonym. */
function occurrencesOf(
  index: LoadedIndex,
  {expansions}: ExpandedWord,
  fieldWeights: Readonly<Partial<Record<Field, number>>>,
): ReadonlyMap<number, number> {
  const byPage = new Map<number, number>();
  for (const {term, quality} of expansions.values()) {
    for (const [field, bySection] of index.counts.get(term)) {
      const weight = (fieldWeights[field] ?? 0) * quality ** 2;
      for (const [section, count] of weight > 0 ? bySection : []) {
        const page = index.sections[section]?.page.number ?? -1;
        byPage.set(page, (byPage.get(page) ?? 0) + weight * count);
      }
    }
  }
  return byPage;
}

/**
 * BM25 with a page as the document, and everything that a word matches as one term; 1 for the page with the highest
 * score.
 *
 * @param part of the page: its whole text, because a question's words are often spread over the sections of its answer,
 *   or what describes it, where a word of several keywords counts more
 */
export function createPageScore(
  index: LoadedIndex,
  words: readonly ExpandedWord[],
  part: PagePart,
): (page: number) => number {
  const {k, b, [part]: measured} = weights.page;
  const lengths = index.lengthsOfPages[part];
  const scores = new Map<number, number>();
  for (const word of words) {
    const byPage = occurrencesOf(index, word, measured.fields);
    const idf = (word.isStopWord ? weights.stopWord : 1) * Math.log(1 + lengths.length / (byPage.size + 0.5));
    for (const [page, count] of byPage) {
      const length = lengths[page] ?? 1;
      scores.set(page, (scores.get(page) ?? 0) + (idf * count) / (count + k * (1 - b + b * length)));
    }
  }
  const best = Math.max(Number.MIN_VALUE, ...scores.values());
  return (page) => (scores.get(page) ?? 0) / best;
}
