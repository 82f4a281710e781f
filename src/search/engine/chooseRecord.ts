import type {SearchRecord} from '../../../plugins/search-index/shared/record';
import type {IndexedSection} from './sections';

function countMatches(terms: readonly string[], matched: ReadonlySet<string>): number {
  const found = new Set<string>();
  for (const term of terms) {
    if (matched.has(term)) {
      found.add(term);
    }
  }
  return found.size;
}

interface Found {
  readonly section: IndexedSection;
  readonly matchedTerms: ReadonlySet<string>;
  /** Whether the title or a heading above the text has some of them. */
  readonly isInHeadings: boolean;
}

/**
 * The accepted record of a section to show: the heading when it has all that was found, otherwise the best text.
 * `null` when neither an accepted record nor a heading above it has anything of what was found.
 *
 * @param enough how many of the terms found end the choice
 */
export function chooseRecord(
  {section: {records, recordTerms}, matchedTerms, isInHeadings}: Found,
  accept: (record: SearchRecord) => boolean,
  enough = matchedTerms.size,
): SearchRecord | null {
  let best: SearchRecord | null = null;
  let bestCount = isInHeadings ? -1 : 0;
  for (const [index, record] of records.entries()) {
    if (bestCount >= enough) {
      break;
    }
    const count = countMatches(recordTerms[index] ?? [], matchedTerms);
    if (count > bestCount && accept(record)) {
      best = record;
      bestCount = count;
    }
  }
  return best;
}
