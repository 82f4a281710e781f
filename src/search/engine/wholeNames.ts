import type {ReadWord} from './candidates';
import type {Finding} from './headingLikeness';
import {ownHeading, type IndexedSection} from './sections';
import {weightedMean} from './wordMatch';

/** As typed at the beginning of a block, which then says what it is; as typed elsewhere; in another spelling. */
const quality = {defined: 1, asTyped: 0.9, otherSpelling: 0.4, misspelt: 0.8};

function spellingIn({records}: IndexedSection, typed: string): number {
  let best = quality.otherSpelling;
  records.forEach((record) => {
    if (best === quality.defined) {
      return;
    }
    const text = (record.content ?? ownHeading(record)).toLowerCase();
    const place = text.indexOf(typed);
    if (place >= 0) {
      best = text.lastIndexOf(' ', place) === -1 ? quality.defined : quality.asTyped;
    }
  });
  return best;
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
  if (name in match) {
    return spellingIn(section, typed);
  }
  const misspelt = Object.keys(match).filter((found) => found.length >= name.length - 2);
  return misspelt.reduce(
    (best, found) => Math.max(best, quality.misspelt * (expansions.get(found)?.quality ?? 0)),
    0,
  );
}

/**
 * How much of the query is names typed whole (`JWT_SECRET`, `/app/data`, `--force`, `privateKeysPath`) that a section
 * has: best where it says what the name is, less in another spelling or with a typo. 0 when the query has none.
 */
export function wholeNames(finding: Finding): number {
  let number = 0;
  const qualities = finding.words.map((word) => nameQuality(finding, word));
  return weightedMean(finding.matches, () => qualities[number++] ?? 0);
}
