import type {Candidates} from './candidates';
import type {LoadedIndex} from './loadIndex';
import type {ScoredSection} from './scoredSection';
import {createSignals, type Signals} from './signals';
import {weights} from './weights';

const signalNames = Object.keys(weights.score) as (keyof Signals)[];

function scoreOf(signals: Signals): number {
  return signalNames.reduce((sum, name) => sum + weights.score[name] * signals[name], 0);
}

/** Ranks the candidates by one score, the weighted sum of their signals. */
export function scoreCandidates(index: LoadedIndex, {words, found}: Candidates): readonly ScoredSection[] {
  const signalsOf = createSignals(index, words, found);
  return found
    .map((candidate) => ({candidate, score: scoreOf(signalsOf(candidate))}))
    .sort((a, b) => b.score - a.score)
    .map(({candidate}) => candidate);
}
