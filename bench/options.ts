import {parseArgs} from 'node:util';
import {builders} from './sites/builders';
import type {SiteBuilder} from './sites/builder';

export const measureNames = ['bytes', 'search', 'navigation', 'lighthouse', 'builds'] as const;
export type MeasureName = (typeof measureNames)[number];

/** What a run measures. */
export interface BenchOptions {
  readonly measures: ReadonlySet<MeasureName>;
  readonly builders: readonly SiteBuilder[];
  /** Numbers of pages of generated sites whose builds are measured too. */
  readonly sizes: readonly number[];
  readonly runs: number;
  readonly lighthouseRuns: number;
  readonly clicks: number;
  readonly buildRuns: number;
  /** Sites that are built already stay as they are. */
  readonly reuse: boolean;
  /** Writes the tables into `BENCHMARKS.md`. */
  readonly record: boolean;
}

/** @throws with what there is to choose from, when a name is unknown */
export function chosen<Name extends string>(
  text: string,
  known: readonly Name[],
  what: string,
): readonly Name[] {
  const names = text.split(',');
  const unknown = names.filter((name) => !(known as readonly string[]).includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no ${what} "${unknown.join('", "')}". There are: ${known.join(', ')}.`);
  }
  return known.filter((name) => names.includes(name));
}

/** @throws Error when an option isn't a whole number above zero */
export function positive(text: string, name: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`--${name} takes a whole number from 1 on, and got "${text}".`);
  }
  return number;
}

/** Several numbers with commas between them. @throws Error as `positive` does */
export function positives(text: string, name: string): readonly number[] {
  return text.split(',').map((number) => positive(number, name));
}

/** @throws with what there is to choose from, when a name is unknown */
export function readOptions(args: readonly string[]): BenchOptions {
  const siteNames = builders.map(({name}) => name);
  const {values} = parseArgs({
    args: [...args],
    options: {
      only: {type: 'string', default: measureNames.join(',')},
      sites: {type: 'string', default: siteNames.join(',')},
      sizes: {type: 'string'},
      runs: {type: 'string', default: '7'},
      'lighthouse-runs': {type: 'string', default: '5'},
      clicks: {type: 'string', default: '20'},
      'build-runs': {type: 'string', default: '3'},
      reuse: {type: 'boolean', default: false},
      record: {type: 'boolean', default: false},
    },
  });
  const sites = chosen(values.sites, siteNames, 'site');
  return {
    measures: new Set(chosen(values.only, measureNames, 'measure')),
    builders: builders.filter(({name}) => sites.includes(name)),
    sizes: values.sizes === undefined ? [] : positives(values.sizes, 'sizes'),
    runs: positive(values.runs, 'runs'),
    lighthouseRuns: positive(values['lighthouse-runs'], 'lighthouse-runs'),
    clicks: positive(values.clicks, 'clicks'),
    buildRuns: positive(values['build-runs'], 'build-runs'),
    reuse: values.reuse,
    record: values.record,
  };
}
