import type {SearchRecord} from '../../shared/record';
import type {IndexedSection} from './sections';

function countMatches(terms: readonly string[], matched: ReadonlySet<string>): number {
  return new Set(terms.filter((term) => matched.has(term))).size;
}

/** The record of a section to show: the heading when it has all that was found, otherwise the best text. */
export function chooseRecord(
  {records, recordTerms}: IndexedSection,
  matched: ReadonlySet<string>,
  accept: (record: SearchRecord) => boolean,
): SearchRecord {
  let best = records[0];
  let bestCount = -1;
  records.forEach((record, index) => {
    const count = countMatches(recordTerms[index] ?? [], matched);
    if (count > bestCount && accept(record)) {
      best = record;
      bestCount = count;
    }
  });
  return best;
}
