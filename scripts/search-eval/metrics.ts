/** What one search gave, from the best hit on: how relevant each hit is, 0 for not at all. */
export interface Judged {
  /** Name of the row that the search is counted in. */
  readonly kind: string;
  readonly query: string;
  /** Grade of each hit in the order shown; 2 answers, 1 helps. */
  readonly grades: readonly number[];
  /** Grades of the pages in the order they first appear, and those of an ideal list: for NDCG. */
  readonly pageGrades: readonly number[];
  readonly idealGrades: readonly number[];
}

export interface Figures {
  readonly queries: number;
  readonly 'success@1': number;
  readonly 'success@3': number;
  readonly 'mrr@10': number;
  readonly 'ndcg@10': number;
  readonly empty: number;
}

const answer = 2;

/** 1 for an answer in the first place, 2 in the second, …; `Infinity` when the first ten have none. */
export function rankOfAnswer({grades}: Judged): number {
  const place = grades.slice(0, 10).findIndex((grade) => grade >= answer);
  return place === -1 ? Infinity : place + 1;
}

function discountedGain(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

function ndcg({pageGrades, idealGrades}: Judged): number {
  const ideal = discountedGain([...idealGrades].sort((a, b) => b - a));
  return ideal === 0 ? 0 : discountedGain(pageGrades) / ideal;
}

/** Averages over searches; `empty` is the share of searches without a single hit. */
export function figuresOf(judged: readonly Judged[]): Figures {
  const mean = (value: (each: Judged) => number): number =>
    judged.length === 0 ? 0 : judged.reduce((sum, each) => sum + value(each), 0) / judged.length;
  return {
    queries: judged.length,
    'success@1': mean((each) => Number(rankOfAnswer(each) === 1)),
    'success@3': mean((each) => Number(rankOfAnswer(each) <= 3)),
    'mrr@10': mean((each) => 1 / rankOfAnswer(each)),
    'ndcg@10': mean(ndcg),
    empty: mean((each) => Number(each.grades.length === 0)),
  };
}
