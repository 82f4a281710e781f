import type {Candidate, Candidates} from './candidates';
import {likeness, sameness, type Finding} from './headingLikeness';
import type {LoadedIndex} from './loadIndex';
import {proximity, wordsOfTerm} from './proximity';
import type {IndexedSection} from './sections';
import {createTopicScore, topicWeight} from './topic';
import {weights} from './weights';
import {wholeNames} from './wholeNames';
import {matchWord, weightedMean, wordWeight} from './wordMatch';

export interface ScoredSection {
  readonly section: IndexedSection;
  /** `null` when it was not worth ranking. */
  readonly score: number | null;
  readonly matchedTerms: ReadonlySet<string>;
  /** Whether the title or a heading above the text has some of them. */
  readonly isInHeadings: boolean;
}

/** Parts of the score that come from the words found; each is between 0 and 1. */
function scoreFinding(finding: Finding): number {
  const {section, matches, words} = finding;
  const parts = weights.score;
  return (
    parts.coverage * weightedMean(matches, ({quality}) => quality) +
    parts.heading * likeness('heading', finding) +
    parts.title * likeness('title', finding) +
    parts.sameHeading * sameness(finding) * Math.min(1, words.length / parts.sameHeadingWords) +
    parts.proximity * proximity(section, words.length, finding.wordsOfTerm) +
    parts.names * wholeNames(finding) +
    parts.level * (section.head.weight.level / 100)
  );
}

function describeMatch(match: Candidate['match']): Pick<ScoredSection, 'matchedTerms' | 'isInHeadings'> {
  const fields = Object.values(match).flat();
  return {
    matchedTerms: new Set(Object.keys(match)),
    isInHeadings: fields.some((field) => field !== 'content'),
  };
}

/**
 * Ranks the candidates worth it by one score that blends how many words were found, how exactly, where, how near to
 * one another, how much of the heading they are, and what the engine says. The others follow in the engine's order.
 */
export function scoreCandidates(
  index: LoadedIndex,
  {words, found, others}: Candidates,
): readonly ScoredSection[] {
  const wordWeights = words.map((word) => wordWeight(index, word));
  const numbers = wordsOfTerm(words);
  const topicScore = createTopicScore(index, words, wordWeights);
  const bestEngineScore = found.reduce(
    (best, {engineScore}) => Math.max(best, engineScore),
    Number.MIN_VALUE,
  );
  const scored = found.flatMap(({section: number, match, engineScore}) => {
    const section = index.sections[number];
    if (!section) {
      return [];
    }
    const matches = words.map((word, position) => matchWord(word, wordWeights[position] ?? 0, match));
    const finding: Finding = {section, match, words, matches, wordsOfTerm: numbers};
    const score =
      scoreFinding(finding) +
      topicWeight(words) * topicScore(section.page) * weightedMean(matches, ({quality}) => quality) ** 2 +
      weights.score.engine * (engineScore / bestEngineScore);
    return [{section, score, ...describeMatch(match)}];
  });
  const unscored = others.flatMap(({section: number, match}) => {
    const section = index.sections[number];
    return section ? [{section, score: null, ...describeMatch(match)}] : [];
  });
  return [...scored.sort((a, b) => b.score - a.score), ...unscored];
}
