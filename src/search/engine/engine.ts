import type {IndexFile} from '../../lib/search/indexFile';
import {listsMissingFeatures, type PageInfo} from '../../lib/search/page';
import type {SearchRecord} from '../../lib/search/record';
import {looksLikeMessage} from '../../site/diagnose';
import {findCandidates} from './candidates';
import type {ExpandedWord} from './expandWord';
import {loadIndex} from './loadIndex';
import {queryWords} from './queryWords';
import {checkSpelling, type SpellingCheck} from './checkSpelling';
import {scoreCandidates} from './scoreCandidates';
import type {ScoredSection} from './scoredSection';
import {diversify} from './diversify';

export interface RankedHit {
  readonly record: SearchRecord;
  /** Terms of the index to highlight, including those found by prefix, typo, and synonym. */
  readonly matchedTerms: ReadonlySet<string>;
}

/** The results of a query, and how its words were read. */
interface EngineAnswer extends SpellingCheck {
  /** The best first. */
  readonly hits: readonly RankedHit[];
}

/** The engine of the embedded index. */
export interface SearchEngine {
  /**
   * Ranks the sections that answer a query, each with the record to show.
   *
   * @param accept which pages are searched
   */
  readonly search: (query: string, accept?: (page: PageInfo) => boolean) => EngineAnswer;
  readonly records: readonly SearchRecord[];
}

const asWritten: SpellingCheck = {correction: null, unknownWords: []};

/**
 * The record of a section to show: the heading if it contains everything that was found, otherwise the best text. A
 * missing feature shows its explanation, because the names that it's found by are hidden on the page.
 */
function chooseRecord({
  section: {page, records, recordTerms},
  matchedTerms,
  recordIndex = 0,
}: ScoredSection): SearchRecord {
  let best = records[0];
  if (recordIndex > 0) {
    return records[recordIndex] ?? best;
  }
  if (listsMissingFeatures(page.info)) {
    return records[1] ?? best;
  }
  let bestCount = -1;
  for (const [index, record] of records.entries()) {
    const count = new Set(recordTerms[index]?.filter((term) => matchedTerms.has(term))).size;
    if (count > bestCount) {
      best = record;
      bestCount = count;
    }
    if (bestCount >= matchedTerms.size) {
      break;
    }
  }
  return best;
}

/** The terms of a query that say why a section was found: none of a stop word, and no typo of a word that's known. */
function informativeTerms(words: readonly ExpandedWord[]): ReadonlySet<string> {
  const readings = words.flatMap(({isStopWord, expansions}) => {
    const all = isStopWord ? [] : [...expansions.values()];
    const isKnown = all.some(({quality}) => quality === 1);
    return all.filter(({isTypo}) => !isTypo || !isKnown);
  });
  return new Set(readings.map(({term}) => term));
}

/**
 * A query finds many sections and shows few, so what a hit shows is computed only when it's shown. Other terms are
 * highlighted only where no informative one was found.
 */
function toHit(found: ScoredSection, informative: ReadonlySet<string>): RankedHit {
  return {
    get matchedTerms() {
      const terms = new Set([...found.matchedTerms].filter((term) => informative.has(term)));
      return terms.size > 0 ? terms : found.matchedTerms;
    },
    get record() {
      return chooseRecord(found);
    },
  };
}

/** Makes the engine from a fetched index. */
export function createEngine(file: IndexFile): SearchEngine {
  const index = loadIndex(file);
  const search: SearchEngine['search'] = (query, accept = () => true) => {
    const words = queryWords(query);
    if (words.length === 0) {
      return {hits: [], ...asWritten};
    }
    const candidates = findCandidates(index, words, accept);
    const messages = index.findMessages(query).filter(({section}) => accept(section.page.info));
    const explained = new Set(messages.map(({section}) => section));
    const others = scoreCandidates(index, candidates).filter(({section}) => !explained.has(section));
    const informative = informativeTerms(candidates.words);
    const hits = [...messages, ...diversify(others, ({section}) => section.page.number)].map((found) =>
      toHit(found, informative),
    );
    // The names and values in a message are the reader's own.
    const isMessage = messages.length > 0 || looksLikeMessage(query);
    return {
      hits,
      ...(isMessage ? asWritten : checkSpelling(query, candidates.words, hits[0]?.matchedTerms)),
    };
  };
  return {
    get records() {
      return index.sections.flatMap((section) => section.records);
    },
    search,
  };
}
