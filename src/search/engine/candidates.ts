import type {PageInfo} from '../../lib/search/page';
import {scoreTerms, type Scored} from './bm25';
import {
  bestByTerm,
  prefixExpansions,
  literalExpansions,
  typoExpansions,
  type ExpandedWord,
} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './queryWords';
import type {IndexedSection} from './indexedSection';
import type {ScoredSection} from './scoredSection';
import {joinNeighbors, segmentWords} from './splitAndJoin';
import {weights} from './weights';

export interface Candidate extends ScoredSection {
  /** BM25+ of all words, counted once for each term that was found. */
  readonly termScore: number;
}

export interface Candidates {
  readonly words: readonly ExpandedWord[];
  readonly found: readonly Candidate[];
}

type Accept = (page: PageInfo) => boolean;

function sectionsWith(index: LoadedIndex, {expansions, isStopWord}: ExpandedWord): Map<number, Scored> {
  const boosts = [...expansions.values()].map(
    ({term, quality}) => [term, quality ** 2 * (isStopWord ? weights.stopWord : 1)] as const,
  );
  return scoreTerms(boosts, index.counts);
}

interface Combined extends Scored {
  /** Words of the query that were found. */
  wordCount: number;
}

/** The sections with the best term scores: of those that have every informative word, or any word. */
function findSections(
  index: LoadedIndex,
  accept: Accept,
  words: readonly ExpandedWord[],
  isEveryWordNeeded: boolean,
): readonly Candidate[] {
  const combined = new Map<number, Combined>();
  const informative = words.filter(({isStopWord}) => !isStopWord);
  // Stop words add to the score of a section, but don't determine whether it's found unless the query has only such
  // words.
  const needed = informative.length > 0 ? informative : words;
  const inOrder = [...needed, ...words.filter((word) => !needed.includes(word))];
  inOrder.forEach((word, rank) => {
    for (const [section, {score, matchedTerms}] of sectionsWith(index, word)) {
      const before = combined.get(section);
      if (before) {
        before.score += score;
        before.wordCount += Number(rank < needed.length);
        matchedTerms.forEach((term) => before.matchedTerms.add(term));
      } else if (rank === 0 || (!isEveryWordNeeded && rank < needed.length)) {
        combined.set(section, {score, matchedTerms, wordCount: 1});
      }
    }
  });
  return [...combined]
    .filter(([, {wordCount}]) => !isEveryWordNeeded || wordCount === needed.length)
    .flatMap(([number, {score, matchedTerms}]): readonly Candidate[] => {
      const section = index.sections[number];
      return section && accept(section.page.info)
        ? [{section, termScore: score * matchedTerms.size, matchedTerms}]
        : [];
    })
    .sort((a, b) => b.termScore - a.termScore)
    .slice(0, weights.candidates);
}

/** What a misspelled word may mean. A word that many sections have isn't one, unless it's part of an unknown name. */
function readTypos(words: readonly ExpandedWord[], index: LoadedIndex): readonly ExpandedWord[] {
  const {vocabulary} = index;
  return words.map((word) => {
    const isWord = word.whole === null || vocabulary.has(word.whole);
    if (isWord && index.documentFrequency(word.term) > weights.rareSections) {
      return word;
    }
    return {
      ...word,
      expansions: bestByTerm([...word.expansions.values(), ...typoExpansions(word, vocabulary)]),
    };
  });
}

/** Ways of reading the query, each beside those before it. */
const passes = [joinNeighbors, readTypos, segmentWords] as const;

/**
 * Finds the sections that may answer: first those with all informative words, in passes, as written, with typos, and
 * with words split, each only if the previous ones found too few sections; then those with any word.
 */
export function findCandidates(index: LoadedIndex, query: readonly QueryWord[], accept: Accept): Candidates {
  const {vocabulary} = index;
  const found = new Map<IndexedSection, Candidate>();
  // A name that occurs on no page is misspelled, even if many sections have its parts.
  const areKnown = query.every(
    ({whole, isOpen}) =>
      whole === null || vocabulary.has(whole) || (isOpen && vocabulary.startingWith(whole).length > 0),
  );
  const collect = (words: readonly ExpandedWord[], isEveryWordNeeded: boolean): void => {
    for (const candidate of findSections(index, accept, words, isEveryWordNeeded)) {
      if (!found.has(candidate.section)) {
        found.set(candidate.section, candidate);
      }
    }
  };

  let words: readonly ExpandedWord[] = query.map((word) => ({
    ...word,
    expansions: bestByTerm([...literalExpansions(word, vocabulary), ...prefixExpansions(word, index)]),
  }));
  for (const read of passes) {
    words = read(words, index);
    collect(words, true);
    if (found.size >= weights.enoughSections && areKnown) {
      break;
    }
  }
  // A question contains words that its answer doesn't use, so sections with only some of them are candidates, too.
  if (words.length > 1) {
    collect(words, false);
  }
  return {words, found: [...found.values()]};
}
