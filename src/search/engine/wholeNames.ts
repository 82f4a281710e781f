import type {ReadWord} from './expandWord';
import type {Finding} from './headingLikeness';
import {ownHeading, type IndexedSection} from './sections';
import {weightedMean} from './wordMatch';

/** As typed in a heading, or at the beginning of a block, which then defines it; as typed elsewhere; in another spelling; with a typo. */
const quality = {defined: 1, asTyped: 0.9, otherSpelling: 0.4, misspelled: 0.8};

function spellingIn({records}: IndexedSection, typed: string): number {
  const found = records.flatMap((record) => {
    const text = (record.content ?? ownHeading(record)).toLowerCase();
    const place = text.indexOf(typed);
    if (place < 0) {
      return [];
    }
    const isDefined = record.content === null || text.lastIndexOf(' ', place) === -1;
    return [isDefined ? quality.defined : quality.asTyped];
  });
  return Math.max(quality.otherSpelling, ...found);
}

/** A word with more to it than its letters: parts, or signs in front. */
export function isName({term, whole, typed}: ReadWord): boolean {
  return whole !== null || typed !== term;
}

function nameQuality({section, match}: Finding, word: ReadWord): number {
  if (!isName(word)) {
    return 0;
  }
  const {term, whole, typed, expansions} = word;
  const name = whole ?? term;
  if (match.has(name)) {
    return spellingIn(section, typed);
  }
  return [...match.keys()]
    .filter((found) => found.length >= name.length - 2)
    .reduce((best, found) => Math.max(best, quality.misspelled * (expansions.get(found)?.quality ?? 0)), 0);
}

/**
 * How much of the query is names typed whole (`JWT_SECRET`, `/app/data`, `--force`, `privateKeysPath`) that a section
 * has: best where the name is defined, less in another spelling or with a typo. 0 when the query has none.
 */
export function wholeNames(finding: Finding): number {
  const qualities = finding.words.map((word) => nameQuality(finding, word));
  return weightedMean(finding.matches, (_, place) => qualities[place] ?? 0);
}
