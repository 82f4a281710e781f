import type {ReadWord} from './candidates';
import type {Finding} from './headingLikeness';
import {ownHeading, type IndexedSection} from './sections';

const otherSpelling = 0.6;

function hasText({records}: IndexedSection, text: string): boolean {
  const [heading, ...texts] = records;
  return [ownHeading(heading), ...texts.map(({content}) => content ?? '')].some((each) =>
    each.toLowerCase().includes(text),
  );
}

/** A word with more to it than its letters: parts, or signs in front. */
function isName({term, whole, typed}: ReadWord): boolean {
  return whole !== null || typed !== term;
}

function nameQuality({section, match}: Finding, {term, whole, typed, expansions}: ReadWord): number {
  const name = whole ?? term;
  if (name in match) {
    return hasText(section, typed) ? 1 : otherSpelling;
  }
  const misspelt = Object.keys(match).filter((found) => found.length >= name.length - 2);
  return misspelt.reduce(
    (best, found) => Math.max(best, otherSpelling * (expansions.get(found)?.quality ?? 0)),
    0,
  );
}

/**
 * How many of the names that were typed whole (`JWT_SECRET`, `/app/data`, `--force`, `privateKeysPath`) a section
 * has: best as typed, less in another spelling or with a typo. 0 when the query has none.
 */
export function wholeNames(finding: Finding): number {
  const names = [...new Map(finding.words.filter(isName).map((word) => [word.typed, word])).values()];
  const sum = names.reduce((total, name) => total + nameQuality(finding, name), 0);
  return names.length === 0 ? 0 : sum / names.length;
}
