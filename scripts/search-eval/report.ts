import {confidenceInterval, computeMetrics, rankOfFirstRelevant, type Judged} from './metrics';

const width = 11;
const shareWidth = 18;

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(18) + cells.map((cell) => cell.padStart(width)).join('');
}

/** A share with its 95% confidence interval. */
function share(value: number, queries: number): string {
  const [low, high] = confidenceInterval(value, queries).map((bound) => bound.toFixed(2));
  return `${value.toFixed(3)} ${low ?? ''} ${high ?? ''}`.padStart(shareWidth);
}

function figuresRow(name: string, judged: readonly Judged[]): string {
  const {queries, empty, ...figures} = computeMetrics(judged);
  return row(name, [
    String(queries),
    share(figures['success@1'], queries),
    share(figures['success@3'], queries),
    figures['mrr@10'].toFixed(3),
    empty.toFixed(3),
  ]);
}

/** A table of one set of searches: all together, then each kind. */
export function describeSet(name: string, judged: readonly Judged[]): string {
  const shares = ['success@1', 'success@3'].map((heading) => heading.padStart(shareWidth));
  const kinds = [...new Set(judged.map(({kind}) => kind))];
  return [
    row(name, ['queries', ...shares, 'mrr@10', 'empty']),
    figuresRow('all', judged),
    ...kinds.map((kind) =>
      figuresRow(
        `  ${kind}`,
        judged.filter((each) => each.kind === kind),
      ),
    ),
    '',
  ].join('\n');
}

/** The searches whose first hit doesn't answer, with the position of the one that does. */
export function describeMisses(judged: readonly Judged[]): string {
  return judged
    .map((each) => ({...each, rank: rankOfFirstRelevant(each)}))
    .filter(({rank}) => rank > 1)
    .map(
      ({kind, query, rank}) =>
        `  ${kind} "${query}": ${rank === Infinity ? 'not in the first ten' : `place ${rank}`}`,
    )
    .join('\n');
}
