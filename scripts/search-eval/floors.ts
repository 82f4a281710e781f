import type {Figures} from './metrics';

/** The figures a set of searches must reach; `empty` is a ceiling, all others are floors. */
export type Floor = Readonly<Partial<Record<keyof Figures, number>>>;

export interface Floors {
  readonly labeled: Floor;
  readonly heldOut: Floor;
  readonly dev: Floor;
  readonly heldOut2: Floor;
  readonly training: Floor;
  readonly tasks: Floor;
  readonly operators: Floor;
  readonly writers: Floor;
  readonly exact: Floor;
  readonly typo: Floor;
  readonly pasted: Floor;
}

/** Says which figures miss their floor or their ceiling. */
export function belowFloor(name: string, figures: Figures, floor: Floor): readonly string[] {
  return (Object.entries(floor) as [keyof Figures, number][]).flatMap(([figure, limit]) => {
    const value = figures[figure];
    const isCeiling = figure === 'empty';
    const isMissed = isCeiling ? value > limit : value < limit;
    const bound = isCeiling ? 'at most' : 'at least';
    return isMissed ? [`✘ ${name}: ${figure} is ${value.toFixed(3)}, must be ${bound} ${limit}.`] : [];
  });
}
