import type {ReadWord} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import {fields} from './sections';
import {weights} from './weights';

/** By page: how often it has a word, in any form or by a synonym. */
function occurrences(index: LoadedIndex, {expansions}: ReadWord): ReadonlyMap<number, number> {
  const byPage = new Map<number, number>();
  for (const {term, quality} of expansions.values()) {
    for (const [field, bySection] of index.counts.get(term) ?? []) {
      const weight = weights.page.fields[fields[field] ?? 'lvl0'] * quality ** 2;
      for (const [section, count] of weight > 0 ? bySection : []) {
        const page = index.sections[section]?.page ?? -1;
        byPage.set(page, (byPage.get(page) ?? 0) + weight * count);
      }
    }
  }
  return byPage;
}

/**
 * How much the whole text of a page has of the query, beside the page that has most: BM25 with a page as the document,
 * and all that a word stands for as one term. A question's words are often spread over the sections of its answer.
 */
export function createPageTermScore(
  index: LoadedIndex,
  words: readonly ReadWord[],
): (page: number) => number {
  const {k, b} = weights.page;
  const scores = new Map<number, number>();
  for (const word of words) {
    const byPage = occurrences(index, word);
    const rarity =
      (word.isStopWord ? weights.stopWord : 1) *
      Math.log(1 + index.lengthsOfPages.length / (byPage.size + 0.5));
    for (const [page, count] of byPage) {
      const length = index.lengthsOfPages[page] ?? 1;
      scores.set(page, (scores.get(page) ?? 0) + (rarity * count) / (count + k * (1 - b + b * length)));
    }
  }
  const best = Math.max(Number.MIN_VALUE, ...scores.values());
  return (page) => (scores.get(page) ?? 0) / best;
}
