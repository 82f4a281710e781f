import type {IndexFile} from '../shared/indexFile';
import type {SearchRecord} from '../shared/record';
import {findCandidates} from './engine/candidates';
import {chooseRecord} from './engine/chooseRecord';
import {loadIndex} from './engine/loadIndex';
import {queryWords} from './engine/queryWords';
import {scoreCandidates} from './engine/scoreCandidates';
import {takeTurns} from './engine/takeTurns';

export interface RankedHit {
  readonly record: SearchRecord;
  /** Terms of the index to highlight, those found by prefix, typo and synonym included. */
  readonly matchedTerms: ReadonlySet<string>;
}

export interface SearchEngine {
  /**
   * Ranks the sections that answer a query, the best first, each with the record to show.
   *
   * @param accept which records may be shown; a section without any is left out before it is ranked
   */
  readonly search: (query: string, accept?: (record: SearchRecord) => boolean) => readonly RankedHit[];
  readonly records: readonly SearchRecord[];
}

/** Makes the engine from a fetched index. */
export function createEngine(file: IndexFile): SearchEngine {
  const index = loadIndex(file);
  return {
    get records() {
      return index.sections.flatMap((section) => section.records);
    },
    search(query, accept = () => true) {
      const words = queryWords(query);
      if (words.length === 0) {
        return [];
      }
      const candidates = findCandidates(index, words, (number) => {
        const section = index.sections[number];
        // Most sections need not be decoded to be accepted.
        return section !== undefined && (accept(section.head) || section.records.some(accept));
      });
      const ranked = scoreCandidates(index, candidates);
      return takeTurns(ranked, ({section}) => section.page).flatMap((found) => {
        const record = chooseRecord(found, accept, found.score === null ? 1 : undefined);
        return record ? [{record, matchedTerms: found.matchedTerms}] : [];
      });
    },
  };
}
