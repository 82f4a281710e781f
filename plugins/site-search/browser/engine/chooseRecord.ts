import type {SearchRecord} from '../../shared/record';
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

/**
 * The accepted record of a section to show: the heading when it has all that was found, otherwise the best text.
 * The first with `enough` of the terms found ends the choice. `null` when neither an accepted record nor a heading above it has anything of what was found.
 */
export function chooseRecord(
  {records, recordTerms, terms}: IndexedSection,
  matched: ReadonlySet<string>,
  accept: (record: SearchRecord) => boolean,
  enough = matched.size,
): SearchRecord | null {
  const isAbove = Object.values(terms).some((each) => each.some((term) => matched.has(term)));
  let best: SearchRecord | null = null;
  let bestCount = isAbove ? -1 : 0;
  for (const [index, record] of records.entries()) {
    if (bestCount >= enough) {
      break;
    }
    const count = countMatches(recordTerms[index] ?? [], matched);
    if (count > bestCount && accept(record)) {
      best = record;
      bestCount = count;
    }
  }
  return best;
}
