import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Browser} from '@playwright/test';
import {ensureBrowser, sandboxArguments} from '../../tests/support/browser';
import {loadsOf, type Site} from '../sites/serveSites';
import {openPage, withReader} from '../support/chromium';
import {trustSwitch} from '../support/server';
import {benchFolder, installPackages, progress} from '../support/packages';
import {measureInterleaved, table} from '../support/table';

/** How many times slower than this machine a slow phone is. */
const slowPhone = 6;

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** The part of a report that's used. */
interface Report {
  readonly categories: {readonly performance: {readonly score: number | null}};
  readonly audits: Readonly<Record<string, {readonly numericValue?: number}>>;
}

/** How a phone is simulated, by its name in the table. */
const phones = {
  // Lighthouse loads at full speed and calculates the times for a phone on a slow connection.
  simulated: ['--throttling-method=simulate'],
  // The load itself is throttled, so a fast machine can't hide anything.
  slowed: ['--throttling-method=devtools', `--throttling.cpuSlowdownMultiplier=${slowPhone}`],
} as const;

interface Load {
  readonly url: string;
  readonly options: readonly string[];
}

/** Runs Lighthouse once, in its own browser. */
async function runLighthouse({url, options}: Load): Promise<readonly number[]> {
  const flags = ['--headless=new', '--disable-dev-shm-usage', trustSwitch(), ...sandboxArguments];
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      path.join(benchFolder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      '--quiet',
      '--only-categories=performance',
      ...options,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    {env: {...process.env, CHROME_PATH: await ensureBrowser(progress, 'whole')}, maxBuffer: 2 ** 26},
  );
  const report = JSON.parse(stdout) as Report;
  return [
    Math.round((report.categories.performance.score ?? NaN) * 100),
    ...audits.map((audit) => report.audits[audit]?.numericValue ?? NaN),
  ];
}

/** A score from 0 to 100, and times on a phone with a slow connection; the median of all runs. */
export async function measureLighthouse(
  browser: Browser,
  sites: readonly Site[],
  runs: number,
): Promise<string> {
  installPackages();
  // It would measure an error page, too.
  for (const {url} of loadsOf(sites)) {
    await withReader(browser, (page) => openPage(page, url));
  }
  const loads = loadsOf(sites).flatMap(({name, url}) =>
    Object.entries(phones).map(([phone, options]) => ({name: `${name}, ${phone}`, url, options})),
  );
  const rows = await measureInterleaved(loads, runs, runLighthouse);
  return `### Lighthouse\n\n${table(['site', 'performance', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'], rows)}`;
}
