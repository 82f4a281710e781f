/** Weights by the name of what they weigh. */
export type Weights = Readonly<Record<string, number>>;

/** One search: the sections of each page that it found, as features, and which pages answer it. */
export interface Example {
  readonly pages: readonly {readonly answers: boolean; readonly sections: readonly Weights[]}[];
}

interface Options {
  /** How much it costs to move a weight away from where it began: without that, a few searches lead to overfitting. */
  readonly caution: number;
  readonly steps: number;
}

const stepSize = 0.05;

function scoreOf(features: Weights, weights: Weights): number {
  return Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), 0);
}

/** Pages by their best section, best first. */
function rankPages(
  {pages}: Example,
  weights: Weights,
): readonly {readonly answers: boolean; readonly score: number; readonly best: Weights}[] {
  return pages
    .map(({answers, sections}) => {
      const scored = sections.map((best) => ({answers, score: scoreOf(best, weights), best}));
      return scored.reduce((first, other) => (other.score > first.score ? other : first));
    })
    .sort((a, b) => b.score - a.score);
}

/** Where the first page that answers is, from 1 on; `Infinity` when it isn't among the first ten. */
export function rankOfExample(example: Example, weights: Weights): number {
  const place = rankPages(example, weights)
    .slice(0, 10)
    .findIndex(({answers}) => answers);
  return place === -1 ? Infinity : place + 1;
}

/** The slope of the loss: minus the logarithm of how much of all pages' `exp(score)` belongs to those that answer. */
function slope(example: Example, weights: Weights): Weights {
  const ranked = rankPages(example, weights);
  const top = ranked[0]?.score ?? 0;
  const shares = ranked.map(({score}) => Math.exp(score - top));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const right = ranked.reduce((sum, {answers}, place) => sum + (answers ? (shares[place] ?? 0) : 0), 0);
  const result: Record<string, number> = {};
  ranked.forEach(({answers, best}, place) => {
    const share = shares[place] ?? 0;
    const pull = share / total - (answers ? share / right : 0);
    for (const name of Object.keys(weights)) {
      result[name] = (result[name] ?? 0) + pull * (best[name] ?? 0);
    }
  });
  return result;
}

/**
 * Moves weights so that pages that answer come first, by gradient descent on the loss of Z. Cao et al., "Learning to
 * Rank: From Pairwise Approach to Listwise Approach" (2007), with the steps of D. Kingma and J. Ba, "Adam" (2015).
 * Searches that found no page that answers teach nothing about weights, and are left out.
 */
export function learnWeights(
  examples: readonly Example[],
  start: Weights,
  {caution, steps}: Options,
): Weights {
  const taught = examples.filter(({pages}) => pages.some(({answers}) => answers));
  const weights: Record<string, number> = {...start};
  const means: Record<string, number> = {};
  const squares: Record<string, number> = {};
  for (let step = 1; step <= steps; step += 1) {
    const slopes = taught.map((example) => slope(example, weights));
    for (const [name, weight] of Object.entries(weights)) {
      const own = slopes.reduce((sum, each) => sum + (each[name] ?? 0), 0) / Math.max(1, taught.length);
      const total = own + caution * (weight - (start[name] ?? 0));
      const mean = 0.9 * (means[name] ?? 0) + 0.1 * total;
      const square = 0.999 * (squares[name] ?? 0) + 0.001 * total ** 2;
      means[name] = mean;
      squares[name] = square;
      weights[name] =
        weight - (stepSize * (mean / (1 - 0.9 ** step))) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  return weights;
}
