import type {Query} from 'minisearch';
import {literalExpansions, typoExpansions, type Expansion} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './queryWords';
import type {Field} from './sections';
import {joinNeighbours, splitWords} from './splitAndJoin';
import {weights} from './weights';

/** A word of the query with the terms that it may stand for, each term once with its best quality. */
export interface ReadWord extends QueryWord {
  readonly expansions: ReadonlyMap<string, Expansion>;
}

export interface Candidate {
  readonly section: number;
  readonly engineScore: number;
  /** Which terms were found, and in which fields. */
  readonly match: Readonly<Record<string, readonly Field[]>>;
}

export interface Candidates {
  readonly words: readonly ReadWord[];
  /** Those worth ranking. */
  readonly found: readonly Candidate[];
  /** All others that match, in the order of the engine. */
  readonly others: readonly Candidate[];
}

function bestByTerm(expansions: readonly Expansion[]): ReadonlyMap<string, Expansion> {
  const best = new Map<string, Expansion>();
  for (const expansion of expansions) {
    if (expansion.quality > (best.get(expansion.term)?.quality ?? 0)) {
      best.set(expansion.term, expansion);
    }
  }
  return best;
}

function anyTermOf({expansions, isStopWord}: ReadWord): Query {
  const terms = [...expansions.keys()];
  return {
    combineWith: 'OR',
    queries: [terms.join(' ')],
    tokenize: (text: string) => text.split(' '),
    boostTerm: (term: string) =>
      (expansions.get(term)?.quality ?? 0) ** 2 * (isStopWord ? weights.stopWord : 1),
  };
}

type Accept = (section: number) => boolean;

function findSections(
  index: LoadedIndex,
  accept: Accept,
  words: readonly ReadWord[],
  combineWith: 'AND' | 'OR',
): readonly Candidate[] {
  if (words.length === 0 || (combineWith === 'AND' && words.some(({expansions}) => expansions.size === 0))) {
    return [];
  }
  const results = index.miniSearch.search(
    {combineWith, queries: words.map(anyTermOf)},
    {boost: weights.fields, bm25: weights.bm25, filter: ({id}) => accept(Number(id))},
  );
  return results.map(({id, score, match}) => ({
    section: Number(id),
    engineScore: score,
    match: match as Candidate['match'],
  }));
}

/**
 * Finds the sections that may answer, in passes: all words as they are written, then with typos, then without
 * the words that say little, then with words split or joined, last any word. Each pass runs only while too few
 * sections were found by the ones before.
 */
export function findCandidates(index: LoadedIndex, query: readonly QueryWord[], accept: Accept): Candidates {
  const {vocabulary} = index;
  const written = query.map((word): ReadWord => ({
    ...word,
    expansions: bestByTerm(literalExpansions(word, vocabulary)),
  }));
  const literal = joinNeighbours(written, vocabulary);
  const found = new Map<number, Candidate>();
  const others = new Map<number, Candidate>();
  // A name that no page has is misspelt, however many sections have its parts.
  const areKnown = query.every(
    ({whole, isOpen}) =>
      whole === null || vocabulary.has(whole) || (isOpen && vocabulary.startingWith(whole).length > 0),
  );
  const collect = (words: readonly ReadWord[], combineWith: 'AND' | 'OR' = 'AND'): boolean => {
    findSections(index, accept, words, combineWith).forEach((candidate, place) => {
      const target = place < weights.candidates ? found : others;
      if (!found.has(candidate.section) && !target.has(candidate.section)) {
        target.set(candidate.section, candidate);
      }
    });
    return found.size >= weights.enoughSections && areKnown;
  };
  const result = (words: readonly ReadWord[]): Candidates => ({
    words,
    found: [...found.values()],
    others: [...others.values()].filter(({section}) => !found.has(section)),
  });

  if (collect(literal)) {
    return result(literal);
  }
  const tolerant = literal.map((word): ReadWord => {
    const expansions = [...word.expansions.values(), ...typoExpansions(word, vocabulary)];
    return {...word, expansions: bestByTerm(expansions)};
  });
  if (collect(tolerant)) {
    return result(tolerant);
  }
  const telling = tolerant.filter((word) => !word.isStopWord);
  if (telling.length > 0 && telling.length < tolerant.length && collect(telling)) {
    return result(tolerant);
  }
  const rejoined = splitWords(tolerant, vocabulary);
  if (rejoined !== tolerant && collect(rejoined)) {
    return result(rejoined);
  }
  collect(telling.length > 0 ? rejoined.filter((word) => !word.isStopWord) : rejoined, 'OR');
  return result(rejoined);
}
