import {nearestHeading} from '../../lib/search/record';
import type {Candidate} from './candidates';
import type {ExpandedWord} from './expandWord';
import type {IndexedSection} from './indexedSection';
import {weights} from './weights';
import {weightedMean} from './wordWeights';

const quality = weights.identifier;

function spellingIn({records}: IndexedSection, typed: string): number {
  const found = records.flatMap((record) => {
    const text = (record.content ?? nearestHeading(record.hierarchy)).toLowerCase();
    const offset = text.indexOf(typed);
    if (offset < 0) {
      return [];
    }
    const isDefined = record.content === null || text.lastIndexOf(' ', offset) === -1;
    return [isDefined ? quality.defined : quality.asTyped];
  });
  return Math.max(quality.otherSpelling, ...found);
}

/** A word that's more than letters: it has parts, or punctuation in front. */
export function isIdentifier({term, whole, typed}: ExpandedWord): boolean {
  return whole !== null || typed !== term;
}

function identifierQuality({section, matchedTerms}: Candidate, word: ExpandedWord): number {
  if (!isIdentifier(word)) {
    return 0;
  }
  const {term, whole, typed, expansions} = word;
  const name = whole ?? term;
  if (matchedTerms.has(name)) {
    return spellingIn(section, typed);
  }
  return [...matchedTerms]
    .filter((found) => found.length >= name.length - weights.mostMissing)
    .reduce((best, found) => Math.max(best, quality.misspelled * (expansions.get(found)?.quality ?? 0)), 0);
}

/**
 * How much of the query consists of identifiers typed in full (`JWT_SECRET`, `/app/data`, `--force`, `privateKeysPath`)
 * that a section contains: highest where the name is defined, lower in another spelling or with a typo. 0 if the query
 * has none.
 */
export function identifierMatch(
  candidate: Candidate,
  words: readonly ExpandedWord[],
  wordWeights: readonly number[],
): number {
  return weightedMean(
    wordWeights,
    words.map((word) => identifierQuality(candidate, word)),
  );
}
