import {weights} from './weights';

/** Keeps a single page from filling the list. Nothing is left out. */
export function diversify<T>(ranked: readonly T[], pageOf: (item: T) => number): readonly T[] {
  const turns: T[][] = [];
  const taken = new Map<number, number>();
  for (const item of ranked) {
    const before = taken.get(pageOf(item)) ?? 0;
    taken.set(pageOf(item), before + 1);
    const turn = Math.floor(before / weights.sectionsPerTurn);
    (turns[turn] ??= []).push(item);
  }
  return turns.flat();
}
