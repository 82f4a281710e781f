import type {Candidates} from './candidates';
import type {LoadedIndex} from './loadIndex';
import type {ScoredSection} from './sections';
import {findSignals, type Signals} from './signals';
import {weights} from './weights';

const signalNames = Object.keys(weights.score) as (keyof Signals)[];

function scoreOf(signals: Signals): number {
  return signalNames.reduce((sum, name) => sum + weights.score[name] * signals[name], 0);
}

/**
 * Ranks the promising candidates by one score, the weighted sum of their signals. The others follow by their term
 * score.
 */
export function scoreCandidates(index: LoadedIndex, candidates: Candidates): readonly ScoredSection[] {
  const scored = findSignals(index, candidates).map(({candidate: {match}, section, signals}) => ({
    section,
    score: scoreOf(signals),
    matchedTerms: new Set(match.keys()),
  }));
  const unscored = candidates.others.flatMap(({section: number, match}) => {
    const section = index.sections[number];
    return section ? [{section, matchedTerms: new Set(match.keys())}] : [];
  });
  return [...scored.sort((a, b) => b.score - a.score), ...unscored];
}
