import {confidenceInterval, figuresOf, rankOfAnswer, type Judged} from '../../../scripts/search-eval/metrics';
import {headLine, type ReportHead} from '../../support/reportHead';
import {markdownTable, type Column} from '../../support/markdownTable';
import {pairedTest} from '../../support/pairedTest';
import type {Relevance} from './measureRelevance';

const shares = ['success@1', 'success@3'] as const;
const measures = [...shares, 'mrr@10'] as const;
type Measure = (typeof measures)[number];

const headings: Readonly<Record<Measure, string>> = {
  'success@1': 'Success@1',
  'success@3': 'Success@3',
  'mrr@10': 'MRR@10',
};

/** Divisible by every rank up to ten, so that reciprocal ranks are whole numbers. */
const ranksMultiple = 2520;

const gains: Readonly<Record<Measure, (judged: Judged) => number>> = {
  'success@1': (judged) => Number(rankOfAnswer(judged) === 1),
  'success@3': (judged) => Number(rankOfAnswer(judged) <= 3),
  'mrr@10': (judged) => ranksMultiple / rankOfAnswer(judged),
};

/** How likely a difference as large as that of two interfaces is by chance. */
function pValue(measure: Measure, ours: Relevance, other: Relevance): number {
  const gain = gains[measure];
  return pairedTest(
    ours.judged.map((judged, index) => {
      const theirs = other.judged[index];
      return theirs === undefined ? 0 : gain(judged) - gain(theirs);
    }),
  );
}

function pText(p: number): string {
  return p < 0.0001 ? '< 0.0001' : p.toFixed(4);
}

/** A figure; a share with its 95 % confidence interval. */
function figure(measure: Measure, judged: readonly Judged[]): string {
  const value = figuresOf(judged)[measure];
  if (measure === 'mrr@10') {
    return value.toFixed(3);
  }
  const [low, high] = confidenceInterval(value, judged.length);
  return `${value.toFixed(3)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

function kindsOf([first]: readonly Relevance[]): readonly string[] {
  return [...new Set(first?.judged.map(({kind}) => kind))];
}

function ofKind({judged}: Relevance, kind: string): readonly Judged[] {
  return judged.filter((each) => each.kind === kind);
}

function totals(all: readonly Relevance[]): string {
  return markdownTable<Relevance>(
    [
      {heading: 'interface', cell: ({name}) => name},
      ...measures.map((measure): Column<Relevance> => ({
        heading: headings[measure],
        cell: ({judged}) => figure(measure, judged),
      })),
      {
        heading: 'no result',
        cell: ({judged}) => String(judged.filter(({grades}) => grades.length === 0).length),
      },
    ],
    all,
  );
}

function comparison(all: readonly Relevance[]): string {
  const ours = all.filter(({isOurs}) => isOurs);
  return markdownTable<Relevance>(
    [
      {heading: 'p-value of the difference from', cell: ({name}) => name},
      ...ours.flatMap((own) =>
        measures.map((measure): Column<Relevance> => ({
          heading: `${own.name.replace(/^ours, /, '')}, ${headings[measure]}`,
          cell: (other) => pText(pValue(measure, own, other)),
        })),
      ),
    ],
    all.filter(({isOurs}) => !isOurs),
  );
}

function byKind(measure: Measure, all: readonly Relevance[]): string {
  return markdownTable<string>(
    [
      {heading: `${headings[measure]} by kind`, cell: (kind) => kind},
      {heading: 'queries', cell: (kind) => String(all[0] ? ofKind(all[0], kind).length : 0)},
      ...all.map((each): Column<string> => ({
        heading: each.name,
        cell: (kind) => figure(measure, ofKind(each, kind)),
      })),
    ],
    kindsOf(all),
  );
}

/** Where another interface is ahead of one of ours, in all or in one kind: an item for each that is. */
function losses(all: readonly Relevance[]): readonly string[] {
  const parts = [
    {name: 'all queries', of: ({judged}: Relevance) => judged},
    ...kindsOf(all).map((kind) => ({name: kind, of: (each: Relevance) => ofKind(each, kind)})),
  ];
  return all
    .filter(({isOurs}) => isOurs)
    .flatMap((own) =>
      parts.flatMap(({name, of}) =>
        measures.flatMap((measure) => {
          const value = figuresOf(of(own))[measure];
          const ahead = all
            .filter(({isOurs}) => !isOurs)
            .map((other) => ({name: other.name, value: figuresOf(of(other))[measure]}))
            .filter((other) => other.value > value)
            .sort((a, b) => b.value - a.value)
            .map((other) => `${other.name} ${other.value.toFixed(3)}`);
          return ahead.length === 0
            ? []
            : [`- ${own.name}, ${name}, ${headings[measure]} ${value.toFixed(3)}: ${ahead.join(', ')}.`];
        }),
      ),
    );
}

/** The section of `BENCHMARKS.md`, as Markdown. */
export function relevanceReport(head: ReportHead, all: readonly Relevance[]): string {
  const behind = losses(all);
  return [
    headLine(head),
    behind.length > 0
      ? `Where others are ahead of this site, the best first:\n\n${behind.join('\n')}`
      : 'No other interface is ahead of this site, neither in all nor in a kind of query.',
    totals(all),
    comparison(all),
    ...measures.map((measure) => byKind(measure, all)),
  ].join('\n\n');
}
