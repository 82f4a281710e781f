/** The result of one search, best hit first: how relevant each hit is, 0 for not at all. */
export interface Judged {
  /** Name of the row that the search is counted in. */
  readonly kind: string;
  readonly query: string;
  /** Grade of each hit in the order shown; 2 answers, 1 helps. */
  readonly grades: readonly number[];
}

export interface Metrics {
  readonly queries: number;
  readonly 'success@1': number;
  readonly 'success@3': number;
  readonly 'mrr@10': number;
  readonly empty: number;
}

const answer = 2;

/** 1 if the first hit answers, 2 if the second does, …; `Infinity` if none of the first ten does. */
export function rankOfFirstRelevant({grades}: Judged): number {
  const index = grades.slice(0, 10).findIndex((grade) => grade >= answer);
  return index === -1 ? Infinity : index + 1;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Averages over searches; `empty` is the share of searches without any hits. */
export function computeMetrics(judged: readonly Judged[]): Metrics {
  const ranks = judged.map(rankOfFirstRelevant);
  return {
    queries: judged.length,
    'success@1': mean(ranks.map((rank) => Number(rank === 1))),
    'success@3': mean(ranks.map((rank) => Number(rank <= 3))),
    'mrr@10': mean(ranks.map((rank) => 1 / rank)),
    empty: mean(judged.map(({grades}) => Number(grades.length === 0))),
  };
}

/** The 95% confidence interval of a share, by E. B. Wilson's score interval (1927). */
export function confidenceInterval(share: number, count: number): readonly [low: number, high: number] {
  const z = 1.96;
  const center = share + z ** 2 / (2 * count);
  const margin = z * Math.sqrt((share * (1 - share)) / count + (z / (2 * count)) ** 2);
  return [(center - margin) / (1 + z ** 2 / count), (center + margin) / (1 + z ** 2 / count)];
}

/** The figures a set of searches must reach; `empty` is a ceiling, all others are floors. */
export type Floor = Readonly<Partial<Record<keyof Metrics, number>>>;

/**
 * Lists the figures that miss their floor or ceiling.
 *
 * @param isSample whether the searches are a sample: its figures miss a floor only if chance alone would explain that
 *   less than once in 40 times
 */
export function missedThresholds(
  name: string,
  figures: Metrics,
  floor: Floor,
  isSample = false,
): readonly string[] {
  return (Object.entries(floor) as [keyof Metrics, number][]).flatMap(([figure, limit]) => {
    const value = figures[figure];
    const isCeiling = figure === 'empty';
    const highest = isSample ? confidenceInterval(value, figures.queries)[1] : value;
    const isMissed = isCeiling ? value > limit : highest < limit;
    const bound = isCeiling ? 'at most' : 'at least';
    return isMissed ? [`✘ ${name}: ${figure} is ${value.toFixed(3)}, must be ${bound} ${limit}.`] : [];
  });
}
