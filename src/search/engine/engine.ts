import type {IndexFile} from '../../lib/search/indexFile';
import {listsMissingFeatures, type PageInfo} from '../../lib/search/page';
import type {SearchRecord} from '../../lib/search/record';
import {stopWords} from '../../lib/search/stopWords';
import {looksLikeMessage} from '../../site/diagnose';
import {findCandidates} from './candidates';
import type {ReadWord} from './expandWord';
import {loadIndex} from './loadIndex';
import {queryWords} from './queryWords';
import {readWords, type ReadQuery} from './readWords';
import {scoreCandidates} from './scoreCandidates';
import type {ScoredSection} from './sections';
import {takeTurns} from './takeTurns';

export interface RankedHit {
  readonly record: SearchRecord;
  /** Terms of the index to highlight, including those found by prefix, typo, and synonym. */
  readonly matchedTerms: ReadonlySet<string>;
}

/** The results of a query, and how its words were read. */
interface EngineAnswer extends ReadQuery {
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

const asWritten: ReadQuery = {correction: null, unknownWords: []};

/**
 * The record of a section to show: the heading if it contains everything that was found, otherwise the best text. A
 * missing feature shows its explanation, because the names that it's found by are hidden on the page.
 */
function chooseRecord({
  section: {page, records, recordTerms},
  matchedTerms,
  place = 0,
}: ScoredSection): SearchRecord {
  let best = records[0];
  if (place > 0) {
    return records[place] ?? best;
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

/** Terms that a query matches only if one of its known words is a typo: `right` in a search for `night`. */
function guessedTerms(words: readonly ReadWord[]): ReadonlySet<string> {
  const expansions = words.map((word) => [...word.expansions.values()]);
  const meant = new Set(
    expansions
      .flatMap((each) =>
        each.some(({quality}) => quality === 1) ? each.filter(({isTypo}) => !isTypo) : each,
      )
      .map(({term}) => term),
  );
  return new Set(
    expansions
      .flat()
      .map(({term}) => term)
      .filter((term) => !meant.has(term)),
  );
}

/** Stop words and guesses are marked only where nothing else was found. */
function markedTerms(terms: ReadonlySet<string>, guesses: ReadonlySet<string>): ReadonlySet<string> {
  const telling = [...terms].filter((term) => !stopWords.has(term) && !guesses.has(term));
  return telling.length > 0 ? new Set(telling) : terms;
}

/** A query finds many sections and shows few, so what a hit shows is computed only when it's shown. */
function toHit(found: ScoredSection, guesses: ReadonlySet<string>): RankedHit {
  return {
    get matchedTerms() {
      return markedTerms(found.matchedTerms, guesses);
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
    const guesses = guessedTerms(candidates.words);
    const hits = [...messages, ...takeTurns(others, ({section}) => section.page.number)].map((found) =>
      toHit(found, guesses),
    );
    // The names and values in a message are the reader's own.
    const isMessage = messages.length > 0 || looksLikeMessage(query);
    return {
      hits,
      ...(isMessage ? asWritten : readWords(query, candidates.words, hits[0]?.matchedTerms)),
    };
  };
  return {
    get records() {
      return index.sections.flatMap((section) => section.records);
    },
    search,
  };
}
