/** What a search shows. */
export interface Example {
  /** The numbers of its words, each once. */
  readonly words: readonly number[];
  /** By the number of a page: how much of the readers it answers, 1 in all. */
  readonly shares: ReadonlyMap<number, number>;
}

/** How often each example is learned from. */
const epochs = 5;
const rate = 0.5;
/** By how much a weight shrinks at each step: what few examples support becomes 0. */
const shrinkage = 0.001;

function shrink(weight: number): number {
  return Math.sign(weight) * Math.max(0, Math.abs(weight) - shrinkage);
}

/**
 * Learns from examples how much each word speaks for each page, so that the odds of a page are `exp` of the sum of the
 * weights of a search's words.
 *
 * Softmax regression by AdaGrad with an L1 penalty (Duchi, Hazan, and Singer: Adaptive Subgradient Methods for Online
 * Learning and Stochastic Optimization, JMLR 12, 2011). The same examples in the same order give the same weights.
 *
 * @param words how many there are
 * @param pages how many there are
 * @returns by word, the weight of each page, in log odds
 */
export function learnWeights(
  examples: readonly Example[],
  {words, pages}: {readonly words: number; readonly pages: number},
): readonly Float64Array[] {
  const weights = Array.from({length: words}, () => new Float64Array(pages));
  const squares = Array.from({length: words}, () => new Float64Array(pages).fill(1));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const {words: own, shares} of examples) {
      const expected = expectedShares(
        own.flatMap((word) => weights[word] ?? []),
        pages,
      );
      const slope = expected.map((share, page) => share - (shares.get(page) ?? 0));
      for (const word of own) {
        takeStep(weights[word] ?? slope, squares[word] ?? slope, slope);
      }
    }
  }
  return weights;
}

/** By page: the share of readers that the weights of the words give it. */
function expectedShares(words: readonly Float64Array[], pages: number): Float64Array {
  const odds = Float64Array.from({length: pages}, (_, page) =>
    Math.exp(words.reduce((sum, weights) => sum + (weights[page] ?? 0), 0)),
  );
  const total = odds.reduce((sum, own) => sum + own, 0);
  return odds.map((own) => own / total);
}

/** Moves the weights of a word, in place. @param squares of the steps so far: the more there were, the smaller the next */
function takeStep(weights: Float64Array, squares: Float64Array, slope: Float64Array): void {
  slope.forEach((step, page) => {
    const sum = (squares[page] ?? 0) + step ** 2;
    squares[page] = sum;
    weights[page] = shrink((weights[page] ?? 0) - (rate * step) / Math.sqrt(sum));
  });
}
