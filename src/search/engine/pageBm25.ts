import type {ReadWord} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import {fields} from './sections';
import {weights} from './weights';

/** By page: how many times it has a word, in any form or as a synonym. */
type Occurrences = ReadonlyMap<number, number>;

/** What pages are scored by: their whole text, or what describes them. */
interface PageTexts {
  readonly occurrences: (word: ReadWord) => Occurrences;
  /** By page: its number of terms relative to the mean. */
  readonly lengths: readonly number[];
}

function inText(index: LoadedIndex, {expansions}: ReadWord): Occurrences {
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

function inDescription({descriptions}: LoadedIndex, {expansions}: ReadWord): Occurrences {
  const byPage = new Map<number, number>();
  for (const {term, quality} of expansions.values()) {
    for (const [page, count] of descriptions.counts.get(term) ?? []) {
      byPage.set(page, (byPage.get(page) ?? 0) + count * quality ** 2);
    }
  }
  return byPage;
}

/**
 * BM25 with a page as the document, and everything that a word matches as one term; 1 for the page with the highest
 * score.
 */
function createPageScore(
  words: readonly ReadWord[],
  {occurrences, lengths}: PageTexts,
): (page: number) => number {
  const {k, b} = weights.page;
  const scores = new Map<number, number>();
  for (const word of words) {
    const byPage = occurrences(word);
    const idf = (word.isStopWord ? weights.stopWord : 1) * Math.log(1 + lengths.length / (byPage.size + 0.5));
    for (const [page, count] of byPage) {
      const length = lengths[page] ?? 1;
      scores.set(page, (scores.get(page) ?? 0) + (idf * count) / (count + k * (1 - b + b * length)));
    }
  }
  const best = Math.max(Number.MIN_VALUE, ...scores.values());
  return (page) => (scores.get(page) ?? 0) / best;
}

/** Scores the whole text of pages: a question's words are often spread over the sections of its answer. */
export function createTextScore(index: LoadedIndex, words: readonly ReadWord[]): (page: number) => number {
  const occurrences = (word: ReadWord): Occurrences => inText(index, word);
  return createPageScore(words, {occurrences, lengths: index.lengthsOfPages});
}

/** Scores the descriptions of pages, their keywords, and the links to them: a word of several keywords counts more. */
export function createDescriptionScore(
  index: LoadedIndex,
  words: readonly ReadWord[],
): (page: number) => number {
  const occurrences = (word: ReadWord): Occurrences => inDescription(index, word);
  return createPageScore(words, {occurrences, lengths: index.descriptions.lengths});
}
