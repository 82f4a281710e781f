import {isReference, listsEndpoints} from '../../../plugins/search-index/shared/page';
import {createAskedScore} from './asked';
import type {Candidate, Candidates} from './candidates';
import {createDescriptionScore} from './description';
import {likeness, sameness, type Finding} from './headingLikeness';
import type {LoadedIndex} from './loadIndex';
import {createKeywordScores} from './keywords';
import {createPageTermScore} from './pageTerms';
import {proximity, wordsOfTerm} from './proximity';
import type {IndexedSection} from './sections';
import {createTopicScore} from './topic';
import {weights} from './weights';
import {isName, wholeNames} from './wholeNames';
import {matchWord, weightedMean, wordWeight} from './wordMatch';

/** What speaks for a section, by name; each but `asked` is between 0 and 1, and a weight says how much it counts. */
export type Features = Readonly<Record<keyof typeof weights.score, number>>;

/** How many words a query needs for being the heading to count in full: fewer are often a heading by chance. */
const sameHeadingWords = {others: 2, endpoints: 4};

interface Found<Known> {
  readonly candidate: Candidate;
  readonly section: IndexedSection;
  readonly features: Known;
}

/** Sections of a page that speak for one another, besides the best. */
const further = 3;

/** By page: how well its next sections after the best answer as well; a page about the query has several that do. */
function coverageBeyondBest(
  found: readonly Found<Pick<Features, 'coverage'>>[],
): ReadonlyMap<number, number> {
  const byPage = new Map<number, number[]>();
  for (const {section, features} of found) {
    byPage.set(section.page, [...(byPage.get(section.page) ?? []), features.coverage ** 2]);
  }
  return new Map(
    [...byPage].map(([page, coverages]) => {
      const next = coverages.sort((a, b) => b - a).slice(1, 1 + further);
      return [page, next.reduce((sum, coverage) => sum + coverage, 0) / further];
    }),
  );
}

/** Whether the title of a page begins with a word of the query, or with what may become one while it's typed. */
function beginsWith({terms}: IndexedSection, words: Candidates['words']): boolean {
  const [first = ''] = terms.title;
  return words.some(({expansions}) => (expansions.get(first)?.quality ?? 0) > weights.beginning);
}

/**
 * How much the searches of others say about one that is a heading: nothing, because whoever types it is looking for
 * it. A single word, correctly spelled, is often meant as a subject as well.
 *
 * @param sameHeading of the section that has most
 */
function shareOfAsked(sameHeading: number, wordCount: number): number {
  if (sameHeading === 0) {
    return 1;
  }
  const isWord = wordCount === 1 && sameHeading >= weights.correctHeading / sameHeadingWords.others;
  return isWord ? 1 / sameHeadingWords.others : 0;
}

/** Works out what speaks for each candidate worth ranking. */
export function findFeatures(index: LoadedIndex, {words, found}: Candidates): readonly Found<Features>[] {
  const wordWeights = words.map((word) => wordWeight(index, word));
  const numbers = wordsOfTerm(words);
  const isLookup = words.some(isName);
  const isOnlyNames = words.every((word) => isName(word) || word.isStopWord);
  const topicScore = createTopicScore(index, words, wordWeights);
  const descriptionScore = createDescriptionScore(index, words, wordWeights);
  const keywordScores = createKeywordScores(index, words, wordWeights);
  const pageTermScore = words.length > 1 && !isOnlyNames ? createPageTermScore(index, words) : () => 0;
  const askedScore = isLookup ? () => 0 : createAskedScore(index, words);
  const bestTermScore = found.reduce((best, {termScore}) => Math.max(best, termScore), Number.MIN_VALUE);
  const alone = found.flatMap((candidate) => {
    const {section: number, match, termScore} = candidate;
    const section = index.sections[number];
    if (!section) {
      return [];
    }
    const matches = words.map((word, position) => matchWord(word, wordWeights[position] ?? 0, match));
    const finding: Finding = {section, match, words, matches, wordsOfTerm: numbers};
    const coverage = weightedMean(matches, ({quality}) => quality);
    const topic = topicScore(section.page) * coverage ** 2;
    const keywords = keywordScores(section.page);
    const wordsInFull = sameHeadingWords[listsEndpoints(section.info) ? 'endpoints' : 'others'];
    const features = {
      coverage,
      heading: likeness('heading', finding),
      title: likeness('title', finding),
      sameHeading: isOnlyNames ? 0 : sameness(finding) * Math.min(1, words.length / wordsInFull),
      proximity: proximity(section, words.length, numbers),
      names: wholeNames(finding),
      terms: termScore / bestTermScore,
      level: section.head.weight.level / 100,
      name: Number(words.length === 1 && section.level === 1 && beginsWith(section, words)),
      description: descriptionScore(section.page),
      keyword: keywords.whole,
      keywordPart: keywords.part,
      reference: Number(isReference(section.info) && !isLookup),
      pageTerms: pageTermScore(section.page),
      topic: words.length > 1 ? topic : 0,
      topicOfSingleWord: words.length === 1 ? topic : 0,
    };
    return [{candidate, section, features}];
  });
  const beyondBest = coverageBeyondBest(alone);
  const sameHeading = Math.max(0, ...alone.map(({features}) => features.sameHeading));
  const share = shareOfAsked(sameHeading, words.length);
  return alone.map(({candidate, section, features}) => ({
    candidate,
    section,
    features: {
      ...features,
      furtherSections: isOnlyNames ? 0 : (beyondBest.get(section.page) ?? 0),
      asked: askedScore(section.page) * share,
    },
  }));
}
