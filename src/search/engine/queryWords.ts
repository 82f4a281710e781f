import {stopWords, weakWords} from '../../lib/search/stopWords';
import {tokenGroups} from '../../lib/search/tokenize';
import {weights} from './weights';

/** One word of the query. */
export interface QueryWord {
  readonly term: string;
  /** What it was written together with, read as one word: `dockercompose` for both parts of `docker-compose`. */
  readonly whole: string | null;
  /**
   * The word as typed, with what it was written together with, in lowercase and with the punctuation in front:
   * `docker-compose`, `--force`.
   */
  readonly typed: string;
  /** Its position in the query, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  readonly isStopWord: boolean;
  /** The reader may still be typing it, so any word that begins with it matches, too. */
  readonly isOpen: boolean;
}

const {longestQuery, mostWords, enoughWords} = weights.query;

/** The punctuation in front of a name that belongs to it: `--flag`, `/path`, `.file`, `$VARIABLE`, `@scope`. */
const leadingSigns = /[-/.$@]*$/;

/** Splits a query into words. Anything longer than people type is left out. */
export function queryWords(query: string): readonly QueryWord[] {
  const text = query.slice(0, longestQuery);
  const words = tokenGroups(text)
    .flatMap(({parts, whole}) => {
      const start = parts[0]?.start ?? 0;
      const signs = leadingSigns.exec(text.slice(0, start))?.[0] ?? '';
      const typed = (signs + text.slice(start, parts.at(-1)?.end)).toLowerCase();
      if (/\s/.test(typed)) {
        return parts.map(({term, ...range}) => ({...range, term, whole: null, typed: term}));
      }
      return parts.map((part) => ({...part, whole: whole?.term ?? null, typed}));
    })
    .slice(0, mostWords);
  const isIn = (list: ReadonlySet<string>, {term, whole}: (typeof words)[number]): boolean =>
    list.has(term) && whole === null;
  const strong = words.filter((word) => !isIn(stopWords, word) && !isIn(weakWords, word));
  return words.map((word, index) => ({
    ...word,
    isStopWord: isIn(stopWords, word) || (strong.length >= enoughWords && isIn(weakWords, word)),
    isOpen: index === words.length - 1 && !/\s$/.test(text),
  }));
}
