import {figuresOf, rankOfAnswer, type Figures, type Judged} from './metrics';

const columns: readonly (keyof Figures)[] = [
  'queries',
  'success@1',
  'success@3',
  'mrr@10',
  'ndcg@10',
  'empty',
];
const width = 11;

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(14) + cells.map((cell) => cell.padStart(width)).join('');
}

function figuresRow(name: string, judged: readonly Judged[]): string {
  const figures = figuresOf(judged);
  return row(
    name,
    columns.map((column) => (column === 'queries' ? String(figures.queries) : figures[column].toFixed(3))),
  );
}

/** A table of one set of searches: all together, what plain MiniSearch gets, then each kind. */
export function describeSet(name: string, judged: readonly Judged[], plain: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({kind}) => kind))];
  return [
    row(name, columns),
    figuresRow('all', judged),
    figuresRow('MiniSearch', plain),
    ...kinds.map((kind) =>
      figuresRow(
        `  ${kind}`,
        judged.filter((each) => each.kind === kind),
      ),
    ),
    '',
  ].join('\n');
}

/** The searches whose first hit does not answer, with the place of the one that does. */
export function describeMisses(judged: readonly Judged[]): string {
  return judged
    .map((each) => ({...each, rank: rankOfAnswer(each)}))
    .filter(({rank}) => rank > 1)
    .map(
      ({kind, query, rank}) =>
        `  ${kind} "${query}": ${rank === Infinity ? 'not in the first ten' : `place ${rank}`}`,
    )
    .join('\n');
}
