import type {IndexFile} from '../../../plugins/search-index/shared/indexFile';
import type {SearchRecord} from '../../../plugins/search-index/shared/record';
import {findCandidates} from './candidates';
import {chooseRecord} from './chooseRecord';
import {loadIndex} from './loadIndex';
import {queryWords} from './queryWords';
import {scoreCandidates, type ScoredSection} from './scoreCandidates';
import {createSectionFilter} from './sectionFilter';
import {takeTurns} from './takeTurns';

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

/** Sections that were not worth ranking are many and rarely shown: the record of one is chosen when it is. */
function unrankedHit(found: ScoredSection, accept: (record: SearchRecord) => boolean): RankedHit {
  return {
    matchedTerms: found.matchedTerms,
    get record() {
      return chooseRecord(found, accept, 1) ?? found.section.head;
    },
  };
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
      const {acceptsSome, acceptsAll} = createSectionFilter(accept);
      const candidates = findCandidates(index, words, (number) => {
        const section = index.sections[number];
        return section !== undefined && acceptsSome(section);
      });
      const ranked = scoreCandidates(index, candidates);
      return takeTurns(ranked, ({section}) => section.page).flatMap((found) => {
        if (found.score === null && acceptsAll(found.section)) {
          return [unrankedHit(found, accept)];
        }
        const record = chooseRecord(found, accept);
        return record ? [{record, matchedTerms: found.matchedTerms}] : [];
      });
    },
  };
}
