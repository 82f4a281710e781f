import type {Candidates} from './candidates';
import {likeness, sameness, type Finding} from './headingLikeness';
import type {ReadWord} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import {proximity, wordsOfTerm} from './proximity';
import type {IndexedSection} from './sections';
import {createTopicScore, topicWeight} from './topic';
import {weights} from './weights';
import {isName, wholeNames} from './wholeNames';
import {matchWord, weightedMean, wordWeight, type WordMatch} from './wordMatch';

export interface ScoredSection {
  readonly section: IndexedSection;
  readonly matchedTerms: ReadonlySet<string>;
  /** The place of the text to show: 0 for the heading. Otherwise the one that has most of what was found. */
  readonly place?: number;
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

/** How many of the words the description of a page, or a link to it, has, in some form. */
function describes(
  terms: ReadonlySet<string> | undefined,
  words: readonly ReadWord[],
  matches: readonly WordMatch[],
): number {
  return weightedMean(matches, (_match, place) => {
    const expansions = [...(words[place]?.expansions.values() ?? [])];
    return Math.max(0, ...expansions.filter(({term}) => terms?.has(term)).map(({quality}) => quality));
  });
}

/** Lists in which a word is looked up; who asks in words of their own is better served by a guide. */
function isReference({info}: IndexedSection): boolean {
  return info.path.includes('/reference/');
}

/**
 * Ranks the candidates worth it by one score that blends how many words were found, how exactly, where, how near to
 * one another, how much of the heading they are, and the term score. The others follow by their term score.
 */
export function scoreCandidates(
  index: LoadedIndex,
  {words, found, others}: Candidates,
): readonly ScoredSection[] {
  const wordWeights = words.map((word) => wordWeight(index, word));
  const numbers = wordsOfTerm(words);
  const isLookup = words.some(isName);
  const topicScore = createTopicScore(index, words, wordWeights);
  const bestTermScore = found.reduce((best, {termScore}) => Math.max(best, termScore), Number.MIN_VALUE);
  const scored = found.flatMap(({section: number, match, termScore}) => {
    const section = index.sections[number];
    if (!section) {
      return [];
    }
    const matches = words.map((word, position) => matchWord(word, wordWeights[position] ?? 0, match));
    const finding: Finding = {section, match, words, matches, wordsOfTerm: numbers};
    const described = index.descriptionTerms[section.page];
    const score =
      scoreFinding(finding) +
      weights.score.description * describes(described, words, matches) -
      (isReference(section) && !isLookup ? weights.score.reference : 0) +
      topicWeight(words) * topicScore(section.page) * weightedMean(matches, ({quality}) => quality) ** 2 +
      weights.score.terms * (termScore / bestTermScore);
    return [{section, score, matchedTerms: new Set(match.keys())}];
  });
  const unscored = others.flatMap(({section: number, match}) => {
    const section = index.sections[number];
    return section ? [{section, matchedTerms: new Set(match.keys())}] : [];
  });
  return [...scored.sort((a, b) => b.score - a.score), ...unscored];
}
