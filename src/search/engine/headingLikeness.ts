import {stopWords} from '../../../plugins/search-index/shared/stopWords';
import {tokenGroups} from '../../../plugins/search-index/shared/tokenize';
import type {Candidate} from './candidates';
import type {ReadWord} from './expandWord';
import type {WordsOfTerm} from './proximity';
import {ownHeading, type IndexedSection} from './sections';
import {weights} from './weights';
import {weightedMean, type WordMatch} from './wordMatch';

/** A section with what the query found in it. */
export interface Finding {
  readonly section: IndexedSection;
  readonly match: Candidate['match'];
  readonly words: readonly ReadWord[];
  readonly wordsOfTerm: WordsOfTerm;
  /** One for each word. */
  readonly matches: readonly WordMatch[];
}

/** Of the best word that stands for a term. */
export function qualityOf(term: string, words: readonly ReadWord[]): number {
  return words.reduce((best, {expansions}) => Math.max(best, expansions.get(term)?.quality ?? 0), 0);
}

/** The share of a heading's words that the query has; words that say little don't count. */
function coverage(terms: readonly string[], {match, words}: Finding): number {
  const telling = terms.filter((term) => !stopWords.has(term));
  const counted = telling.length > 0 ? telling : terms;
  const covered = counted.reduce((sum, term) => sum + (match.has(term) ? qualityOf(term, words) : 0), 0);
  return counted.length === 0 ? 0 : covered / counted.length;
}

/** The harmonic mean of the share of a query that a text has and of a text that the query has. */
export function balance(asked: number, covered: number): number {
  return asked + covered === 0 ? 0 : (2 * asked * covered) / (asked + covered);
}

/** 1 when query and heading have the same words; falls with those that only one of them has. */
export function likeness(field: 'title' | 'heading', finding: Finding): number {
  const asked = weightedMean(finding.matches, ({byField}) => byField[field] ?? 0);
  return balance(asked, coverage(finding.section.terms[field], finding));
}

/** How exactly the query is the section's own heading, word for word in its order; 0 when it isn't. */
export function sameness({section, words}: Finding): number {
  const {length} = section.terms.heading;
  // A heading has at most one joined whole for every two of its words.
  if (length < words.length || length > words.length * 1.5) {
    return 0;
  }
  const parts = tokenGroups(ownHeading(section.records[0])).flatMap((group) => group.parts);
  if (parts.length !== words.length) {
    return 0;
  }
  const qualities = words.map(
    ({expansions}, index) => expansions.get(parts[index]?.term ?? '')?.quality ?? 0,
  );
  return qualities.some((quality) => quality < weights.sameWord)
    ? 0
    : qualities.reduce((product, quality) => product * quality, 1);
}
