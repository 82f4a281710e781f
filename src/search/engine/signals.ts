import {isReference, listsEndpoints} from '../../lib/search/page';
import type {Candidate} from './candidates';
import {exactMatch} from './exactMatch';
import type {ExpandedWord} from './expandWord';
import {identifierMatch, isIdentifier} from './identifiers';
import {createKeywordScore} from './keywords';
import type {LoadedIndex} from './loadIndex';
import {createPageScore} from './pageBm25';
import {proximity, wordsOfTerm} from './proximity';
import {createTopicScore} from './topic';
import {weights} from './weights';
import {bestQuality, weightedMean, wordWeight} from './wordWeights';

/** The signals for a section, by name; each is between 0 and 1 and has a weight. */
export type Signals = Readonly<Record<keyof typeof weights.score, number>>;

const none = (): number => 0;

/** Prepares what all candidates share, and computes the signals for each. */
export function createSignals(
  index: LoadedIndex,
  words: readonly ExpandedWord[],
  found: readonly Candidate[],
): (candidate: Candidate) => Signals {
  const wordWeights = words.map((word) => wordWeight(index, word));
  const numbers = wordsOfTerm(words);
  const isLookup = words.some(isIdentifier);
  const isOnlyIdentifiers = words.every((word) => isIdentifier(word) || word.isStopWord);
  const topicScore = createTopicScore(index, words, wordWeights);
  const descriptionScore = createPageScore(index, words, 'description');
  const keywordScore = createKeywordScore(index, words, wordWeights);
  // For a single word, the topic replaces this signal.
  const textScore = words.length > 1 && !isOnlyIdentifiers ? createPageScore(index, words, 'text') : none;
  const bestTermScore = found.reduce((best, {termScore}) => Math.max(best, termScore), Number.MIN_VALUE);
  return (candidate) => {
    const {section, matchedTerms, termScore} = candidate;
    const {number: page, info} = section.page;
    const coverage = weightedMean(
      wordWeights,
      words.map((word) => bestQuality(word, matchedTerms)),
    );
    const fewestWords = weights.exactWords[listsEndpoints(info) ? 'endpoints' : 'others'];
    return {
      coverage,
      exactMatch: isOnlyIdentifiers
        ? 0
        : exactMatch(section, words) * Math.min(1, words.length / fewestWords),
      proximity: proximity(section, words.length, numbers),
      identifier: identifierMatch(candidate, words, wordWeights),
      bm25: termScore / bestTermScore,
      description: descriptionScore(page),
      keywordPart: keywordScore(page),
      reference: Number(isReference(info) && !isLookup),
      topic: topicScore(page) * coverage ** 2,
      pageTerms: textScore(page),
    };
  };
}
