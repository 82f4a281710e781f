import {fields} from './scoredSection';
import type {InvertedIndex} from './invertedIndex';
import {weights} from './weights';

/** The score of a section, and the terms that were found in it. */
export interface Scored {
  score: number;
  readonly matchedTerms: Set<string>;
}

/**
 * Scores the sections that contain any of some terms with BM25+, each field separately, weighted and added up.
 *
 * The formula is that of S. Robertson and H. Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009),
 * with the lower bound `d` of Y. Lv and C. Zhai, "Lower-Bounding Term Frequency Normalization" (2011).
 *
 * @param terms each with the weight of a match
 */
export function scoreTerms(
  terms: Iterable<readonly [term: string, boost: number]>,
  counts: InvertedIndex,
): Map<number, Scored> {
  const {k, b, d} = weights.bm25;
  const found = new Map<number, Scored>();
  const total = counts.lengths.length;
  for (const [term, boost] of terms) {
    const byField = counts.get(term);
    fields.forEach((field, index) => {
      const frequencies = byField.get(field) ?? new Map<number, number>();
      const idf = Math.log(1 + (total - frequencies.size + 0.5) / (frequencies.size + 0.5));
      for (const [section, frequency] of frequencies) {
        const length = (counts.lengths[section]?.[index] ?? 0) / (counts.averageLengths[index] ?? 1);
        const saturation = (frequency * (k + 1)) / (frequency + k * (1 - b + b * length));
        const result = found.get(section) ?? {score: 0, matchedTerms: new Set<string>()};
        found.set(section, result);
        result.score += boost * weights.fields[field] * idf * (d + saturation);
        result.matchedTerms.add(term);
      }
    });
  }
  return found;
}
