import type {tunedLists} from './labeled';
import {confidenceInterval, type Figures} from './metrics';

/** The figures a set of searches must reach; `empty` is a ceiling, all others are floors. */
export type Floor = Readonly<Partial<Record<keyof Figures, number>>>;

/** By what is judged: a list of labeled searches, those made from the pages, or the pasted messages. */
export type Floors = Readonly<
  Record<
    keyof typeof tunedLists | 'heldOut2' | 'subjects' | 'writtenToOrder' | 'exact' | 'typo' | 'pasted',
    Floor
  >
>;

/**
 * Says which figures miss their floor or their ceiling.
 *
 * @param isSample a figure of a sample misses its floor when it would do so by chance once in 40 times
 */
export function belowFloor(
  name: string,
  figures: Figures,
  floor: Floor,
  isSample = false,
): readonly string[] {
  return (Object.entries(floor) as [keyof Figures, number][]).flatMap(([figure, limit]) => {
    const value = figures[figure];
    const isCeiling = figure === 'empty';
    const highest = isSample ? confidenceInterval(value, figures.queries)[1] : value;
    const isMissed = isCeiling ? value > limit : highest < limit;
    const bound = isCeiling ? 'at most' : 'at least';
    return isMissed ? [`✘ ${name}: ${figure} is ${value.toFixed(3)}, must be ${bound} ${limit}.`] : [];
  });
}
