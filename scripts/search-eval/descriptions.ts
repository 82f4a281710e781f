import {isAnswer, type LabeledQuery} from './labeledQueries';
import type {SearchPage} from '../../src/lib/search/page';
import {stopWords} from '../../src/lib/search/stopWords';
import {tokenize} from '../../src/lib/search/tokenize';
import {stem} from '../../src/lib/search/stem';

/** Kinds of searches that are in a reader's own words, as written. */
const ownWords: ReadonlySet<string> = new Set(['keyword', 'phrase', 'question', 'synonym', 'absent']);

function tellingStems(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts
      .flatMap(tokenize)
      .filter((word) => !stopWords.has(word))
      .map(stem),
  );
}

/** Searches that a page answers although it's described in other words. */
export interface OtherWords {
  readonly path: string;
  /** Searches that it answers. */
  readonly asked: number;
  /** Those that share no word with its description or keywords. */
  readonly unmatched: readonly string[];
}

/**
 * Compares the descriptions of pages with the searches that they answer; pages that no search asks for are left out.
 */
export function findOtherWords(
  pages: readonly SearchPage[],
  queries: readonly LabeledQuery[],
): readonly OtherWords[] {
  return pages.flatMap(({path, description = '', keywords = []}) => {
    const described = tellingStems([description, ...keywords]);
    const asked = queries
      .filter((query) => ownWords.has(query.kind) && isAnswer(query, path))
      .map(({query}) => query);
    const unmatched = asked.filter(
      (query) => ![...tellingStems([query])].some((word) => described.has(word)),
    );
    return asked.length === 0 ? [] : [{path, asked: asked.length, unmatched}];
  });
}
