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
  readonly exact: Floor;
  readonly typo: Floor;
  readonly pasted: Floor;
}

/** Says which figures miss their floor. */
export function belowFloor(name: string, figures: Figures, floor: Floor): readonly string[] {
  return (Object.entries(floor) as [keyof Figures, number][]).flatMap(([figure, limit]) => {
    const value = figures[figure];
    const isMissed = figure === 'empty' ? value > limit : value < limit;
    return isMissed ? [`✘ ${name}: ${figure} is ${value.toFixed(3)}, the floor is ${limit}.`] : [];
  });
}
