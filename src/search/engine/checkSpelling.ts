import type {ExpandedWord} from './expandWord';
import {weights} from './weights';

/** How the words of a query were read. */
export interface SpellingCheck {
  /** The query with its misspelled words as spelled in the best hit; `null` if it was read as written. */
  readonly correction: string | null;
  /** Words that occur on no page, not even with a correction. */
  readonly unknownWords: readonly string[];
}

/** The term that a misspelled word was read as: the nearest one that was found. `null` for any other word. */
function spellingOf({term, whole, expansions}: ExpandedWord, found: ReadonlySet<string>): string | null {
  const readings = [...expansions.values()];
  if (readings.some(({isTypo}) => !isTypo)) {
    return null;
  }
  const [best] = readings
    .filter((reading) => found.has(reading.term))
    .filter((reading) => whole === null || reading.term.length <= term.length + weights.mostMissing)
    .sort((a, b) => b.quality - a.quality || b.term.length - a.term.length);
  return best?.term ?? null;
}

function inCaseOf(written: string, term: string): string {
  return written === written.toUpperCase() ? term.toUpperCase() : term;
}

/**
 * Finds which words of a query were read as others, and which were left out.
 *
 * @param words the query's words in the engine's form
 * @param found terms of the best hit: if it has none of a word's corrections, none changed the result
 */
export function checkSpelling(
  query: string,
  words: readonly ExpandedWord[],
  found: ReadonlySet<string> = new Set(),
): SpellingCheck {
  const unknownWords = new Set<string>();
  let correction = '';
  let offset = 0;
  for (const word of words) {
    const {term, start, end, expansions, isStopWord} = word;
    const written = query.slice(start, end);
    const spelling = spellingOf(word, found);
    if (spelling !== null) {
      correction += query.slice(offset, start) + inCaseOf(written, spelling);
      offset = end;
    }
    // A number that occurs on no page isn't reported: it says nothing about the other words.
    if (expansions.size === 0 && !isStopWord && /\p{L}/u.test(term)) {
      unknownWords.add(written);
    }
  }
  return {
    correction: offset === 0 ? null : correction + query.slice(offset),
    unknownWords: [...unknownWords],
  };
}
