import {isReference, listsEndpoints} from '../../lib/search/page';
import type {Candidate, Candidates} from './candidates';
import {exactMatch, type Finding} from './exactMatch';
import {identifierMatch, isIdentifier} from './identifiers';
import {createKeywordScore} from './keywords';
import type {LoadedIndex} from './loadIndex';
import {createPageScore} from './pageBm25';
import {proximity, wordsOfTerm} from './proximity';
import type {IndexedSection} from './sections';
import {createTopicScore} from './topic';
import {weights} from './weights';
import {bestQuality, weightedMean, wordWeight} from './wordWeights';

/** The signals for a section, by name; each is between 0 and 1 and has a weight. */
export type Signals = Readonly<Record<keyof typeof weights.score, number>>;

interface Judged {
  readonly candidate: Candidate;
  readonly section: IndexedSection;
  readonly signals: Signals;
}

const none = (): number => 0;

/** Computes the signals for each promising candidate. */
export function findSignals(index: LoadedIndex, {words, found}: Candidates): readonly Judged[] {
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
  return found.flatMap((candidate) => {
    const {section: number, match, termScore} = candidate;
    const section = index.sections[number];
    if (!section) {
      return [];
    }
    const finding: Finding = {section, match, words, wordWeights};
    const coverage = weightedMean(
      wordWeights,
      words.map((word) => bestQuality(word, match.keys())),
    );
    const fewestWords = weights.exactWords[listsEndpoints(section.info) ? 'endpoints' : 'others'];
    const signals = {
      coverage,
      exactMatch: isOnlyIdentifiers ? 0 : exactMatch(finding) * Math.min(1, words.length / fewestWords),
      proximity: proximity(section, words.length, numbers),
      identifier: identifierMatch(finding),
      bm25: termScore / bestTermScore,
      description: descriptionScore(section.page),
      keywordPart: keywordScore(section.page),
      reference: Number(isReference(section.info) && !isLookup),
      topic: topicScore(section.page) * coverage ** 2,
      pageTerms: textScore(section.page),
    };
    return [{candidate, section, signals}];
  });
}
