import {spawn} from 'node:child_process';
import path from 'node:path';
import {sandboxArguments} from '../../tests/support/browser';
import {count, ms, seconds} from '../support/format';
import {markdownTable} from '../support/markdownTable';
import {median} from '../support/statistics';
import {trustSwitch} from '../support/certificate';
import {benchPackages} from '../support/install';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

const audits = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** Scores from 0 to 100, and times as a phone on a slow line would have them. */
export type LighthouseFigures = Readonly<Record<Category | keyof typeof audits, number>>;

/** The part of a report that is used. */
interface Report {
  readonly runtimeError?: {readonly message: string};
  readonly categories: Readonly<Record<Category, {readonly score: number | null}>>;
  readonly audits: Readonly<Record<string, {readonly numericValue?: number}>>;
}

function figuresOf(report: Report): LighthouseFigures {
  const score = (category: Category): number => Math.round((report.categories[category].score ?? NaN) * 100);
  const value = (audit: keyof typeof audits): number => report.audits[audits[audit]]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcpMs: value('fcpMs'),
    lcpMs: value('lcpMs'),
    tbtMs: value('tbtMs'),
    cls: value('cls'),
  };
}

/**
 * Runs Lighthouse once, in a browser of its own: mobile, simulated throttling.
 *
 * @throws with Lighthouse's own words
 */
export function runLighthouse(url: string, chromePath: string): Promise<LighthouseFigures> {
  const flags = ['--headless=new', '--disable-dev-shm-usage', trustSwitch()];
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        path.join(benchPackages, 'node_modules/lighthouse/cli/index.js'),
        url,
        '--output=json',
        '--output-path=stdout',
        '--quiet',
        `--only-categories=${categories.join(',')}`,
        `--chrome-flags=${[...flags, ...sandboxArguments].join(' ')}`,
      ],
      {env: {...process.env, CHROME_PATH: chromePath}, stdio: ['ignore', 'pipe', 'pipe']},
    );
    let [json, words] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      json += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      words += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (status) => {
      const report = status === 0 ? (JSON.parse(json) as Report) : undefined;
      if (report === undefined || report.runtimeError) {
        reject(
          new Error(`Lighthouse failed on ${url}: ${report?.runtimeError?.message ?? words.slice(-1000)}`),
        );
      } else {
        resolve(figuresOf(report));
      }
    });
  });
}

/** The median of each figure. */
export function medianFigures(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const names = [...categories, ...(Object.keys(audits) as (keyof typeof audits)[])];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as unknown as LighthouseFigures;
}

interface Row {
  readonly name: string;
  readonly figures: LighthouseFigures;
}

/** One row for each site and page. */
export function lighthouseTable(rows: readonly Row[]): string {
  return markdownTable<Row>(
    [
      {heading: 'site', cell: ({name}) => name},
      {heading: 'performance', cell: ({figures}) => count(figures.performance)},
      {heading: 'accessibility', cell: ({figures}) => count(figures.accessibility)},
      {heading: 'best practices', cell: ({figures}) => count(figures['best-practices'])},
      {heading: 'SEO', cell: ({figures}) => count(figures.seo)},
      {heading: 'FCP s', cell: ({figures}) => seconds(figures.fcpMs)},
      {heading: 'LCP s', cell: ({figures}) => seconds(figures.lcpMs)},
      {heading: 'TBT ms', cell: ({figures}) => ms(figures.tbtMs)},
      {heading: 'CLS', cell: ({figures}) => figures.cls.toFixed(3)},
    ],
    rows,
  );
}
