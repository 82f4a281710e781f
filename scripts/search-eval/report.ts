import type {OtherWords} from './descriptions';
import {confidenceInterval, figuresOf, rankOfAnswer, type Figures, type Judged} from './metrics';

const columns: readonly (keyof Figures)[] = ['queries', 'success@1', 'success@3', 'mrr@10', 'empty'];
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

/** The searches of each kind. */
function kindsIn(judged: readonly Judged[]): readonly (readonly [kind: string, some: readonly Judged[]])[] {
  const kinds = [...new Set(judged.map(({kind}) => kind))];
  return kinds.map((kind) => [kind, judged.filter((each) => each.kind === kind)] as const);
}

/** A table of one set of searches: all together, then each kind. */
export function describeSet(name: string, judged: readonly Judged[]): string {
  return [
    row(name, columns),
    figuresRow('all', judged),
    ...kindsIn(judged).map(([kind, some]) => figuresRow(`  ${kind}`, some)),
    '',
  ].join('\n');
}

/** A set of searches by kind, each share with the bounds between which it lies with a probability of 95 %. */
export function describeWithIntervals(name: string, judged: readonly Judged[]): string {
  const line = (label: string, some: readonly Judged[]): string => {
    const {queries, empty, ...figures} = figuresOf(some);
    const share = (value: number): string =>
      [value, ...confidenceInterval(value, queries)].map((each) => each.toFixed(2)).join(' ');
    return row(label, [
      String(queries),
      ...[figures['success@1'], figures['success@3']].map((value) => share(value).padStart(2 * width)),
      figures['mrr@10'].toFixed(3),
      empty.toFixed(3),
    ]);
  };
  return [
    row(name, [
      'queries',
      ...['success@1', 'success@3'].map((each) => each.padStart(2 * width)),
      'mrr@10',
      'empty',
    ]),
    line('all', judged),
    ...kindsIn(judged).map(([kind, some]) => line(`  ${kind}`, some)),
    '',
  ].join('\n');
}

/** The searches whose first hit doesn't answer, with the place of the one that does. */
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

/**
 * Pages whose description and keywords share no word with the searches they answer.
 *
 * @param withAll names the searches of every page, those of pages that share words with others included
 */
export function describeOtherWords(found: readonly OtherWords[], withAll: boolean): string {
  const listed = found.filter(({asked, unmatched}) =>
    withAll ? unmatched.length > 0 : unmatched.length === asked,
  );
  return [
    `Described in words that readers don't use: ${listed.length === 0 ? 'no page' : ''}`.trim(),
    ...listed.map(
      ({path, asked, unmatched}) => `  ${path}, ${unmatched.length} of ${asked}: ${unmatched.join(' | ')}`,
    ),
    '',
  ].join('\n');
}
