import type {Candidates} from './candidates';
import {findFeatures, type Features} from './features';
import type {LoadedIndex} from './loadIndex';
import type {IndexedSection} from './sections';
import {weights} from './weights';

export interface ScoredSection {
  readonly section: IndexedSection;
  readonly matchedTerms: ReadonlySet<string>;
  /** The place of the text to show: 0 for the heading. Otherwise the one that has most of what was found. */
  readonly place?: number;
}

const featureNames = Object.keys(weights.score) as (keyof Features)[];

function scoreOf(features: Features): number {
  return featureNames.reduce((sum, name) => sum + weights.score[name] * features[name], 0);
}

/**
 * Ranks the candidates worth it by one score that blends how many words were found, how exactly, where, how near to
 * one another, how much of the heading they are, and the term score. The others follow by their term score.
 */
export function scoreCandidates(index: LoadedIndex, candidates: Candidates): readonly ScoredSection[] {
  const scored = findFeatures(index, candidates).map(({candidate: {match}, section, features}) => ({
    section,
    score: scoreOf(features),
    matchedTerms: new Set(match.keys()),
  }));
  const unscored = candidates.others.flatMap(({section: number, match}) => {
    const section = index.sections[number];
    return section ? [{section, matchedTerms: new Set(match.keys())}] : [];
  });
  return [...scored.sort((a, b) => b.score - a.score), ...unscored];
}
