import {tokenGroups} from '../../lib/search/tokenize';
import type {ReadWord} from './expandWord';

/** How the words of a query were read. */
export interface ReadQuery {
  /** The query with its misspelled words as the best hit has them; `null` when it was read as it's written. */
  readonly correction: string | null;
  /** Words that no page has, not even misspelled. */
  readonly unknownWords: readonly string[];
}

/** Letters that a part of a name may lack; a longer term stands for the whole name. */
const maxMissing = 2;

/** The term that a misspelled word was read as: the nearest one that was found. `null` for any other word. */
function spellingOf({term, whole, expansions}: ReadWord, found: ReadonlySet<string>): string | null {
  const readings = [...expansions.values()];
  if (readings.some(({isTypo}) => !isTypo)) {
    return null;
  }
  const [best] = readings
    .filter((reading) => found.has(reading.term))
    .filter((reading) => whole === null || reading.term.length <= term.length + maxMissing)
    .sort((a, b) => b.quality - a.quality || b.term.length - a.term.length);
  return best?.term ?? null;
}

function inCaseOf(written: string, term: string): string {
  return written === written.toUpperCase() ? term.toUpperCase() : term;
}

/**
 * Finds which words of a query were read as others, and which were left out.
 *
 * @param words what the engine made of the query
 * @param found terms of the best hit: where it has none of a word's corrections, none changed the result
 */
export function readWords(
  query: string,
  words: readonly ReadWord[],
  found: ReadonlySet<string> = new Set(),
): ReadQuery {
  const spellings = new Map(words.map((word) => [word.term, spellingOf(word, found)]));
  const unknown = new Set(
    words.filter(({expansions, isStopWord}) => expansions.size === 0 && !isStopWord).map(({term}) => term),
  );
  const unknownWords = new Set<string>();
  let correction = '';
  let position = 0;
  for (const {term, start, end} of tokenGroups(query).flatMap(({parts}) => parts)) {
    const written = query.slice(start, end);
    const spelling = spellings.get(term);
    if (spelling) {
      correction += query.slice(position, start) + inCaseOf(written, spelling);
      position = end;
    }
    // A number that no page has says nothing about the others.
    if (unknown.has(term) && /\p{L}/u.test(term)) {
      unknownWords.add(written);
    }
  }
  return {
    correction: position === 0 ? null : correction + query.slice(position),
    unknownWords: [...unknownWords],
  };
}
