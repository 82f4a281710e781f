/**
 * `npm test`: runs every step in order, reports how long each took and what failed, and counts the tests. `--only
 * STEP,…` runs some steps, and `--shard K/N` runs one part of N of the browser tests in Chromium.
 */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBrowser} from '../support/browser';
import {ensureEngines} from '../support/engines';
import {ensurePrograms} from '../support/programs';
import {ensureServers} from '../support/servers';
import {runTool, type ToolOptions} from './runTool';
import {buildSite, siteBuilds} from './siteBuilds';
import {copySite, neutralEnvironment, startSite} from './siteCopy';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The options of the command line. */
interface Choice {
  /** Names of steps; without this, all run. */
  readonly only?: string | undefined;
  /** Which part of the browser tests runs, such as `1/4`. */
  readonly shard?: string | undefined;
}

interface Step {
  readonly name: string;
  /** Names of steps whose failure makes this one pointless. */
  readonly needs?: readonly string[];
  readonly run: (choice: Choice) => Promise<Tally>;
}

const reports = mkdtempSync(path.join(tmpdir(), 'test-report-'));

function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, {passed}) => total + passed, 0),
    failed: tallies.reduce((total, {failed}) => total + failed, 0),
  };
}

type Command = readonly [program: string, ...args: string[]];

/** A tool without a report counts as one check. Its output appears when it fails. */
async function check(command: Command, options?: ToolOptions): Promise<Tally> {
  const {ok, output} = await runTool(command, options);
  if (!ok) {
    console.log(`\n${command.join(' ')}\n${output.trim()}\n`);
  }
  return ok ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/**
 * Runs a test runner that writes a JSON report to `file`. A nonzero exit code never counts as passed, whatever the
 * report says.
 */
async function runTests(
  command: Command,
  file: string,
  read: (report: never) => Tally,
  options?: ToolOptions,
): Promise<Tally> {
  const exit = await check(command, options);
  let tally = {passed: 0, failed: 0};
  try {
    tally = read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch (error) {
    console.log(`There's no report of "${command.join(' ')}": ${String(error)}`);
    return {passed: 0, failed: 1};
  }
  return {...tally, failed: Math.max(tally.failed, exit.failed)};
}

function vitest(project: string): Promise<Tally> {
  const file = path.join(reports, `${project}.json`);
  return runTests(
    ['vitest', 'run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    file,
    (report: {numPassedTests: number; numFailedTests: number}) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    }),
  );
}

async function withPrograms(project: string): Promise<Tally> {
  ensurePrograms(console.log);
  return vitest(project);
}

async function servers(): Promise<Tally> {
  ensureServers();
  return vitest('servers');
}

/**
 * Other programs accept the description of the API, by Redocly's recommended rules. Its warnings, which fail nothing, are
 * about how the product's API is designed, such as its ambiguous paths.
 */
function checkApiDescription(): Promise<Tally> {
  const cli = path.join('node_modules', '@redocly/cli', 'bin/cli.js');
  return check(['node', cli, 'lint', 'build/openapi.yaml'], {
    env: {REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'},
  });
}

/** Runs Playwright, which shows its progress as it goes. */
function playwright(name: string, args: readonly string[], env: ToolOptions['env'] = {}): Promise<Tally> {
  const file = path.join(reports, `${name}.json`);
  return runTests(
    [
      'playwright',
      'test',
      '--tsconfig',
      'tests/e2e/tsconfig.playwright.json',
      '--reporter=dot,json',
      ...args,
    ],
    file,
    ({stats}: {stats: {expected: number; unexpected: number; flaky: number}}) => ({
      passed: stats.expected,
      // Flaky tests are reported only with retries, and then they fail.
      failed: stats.unexpected + stats.flaky,
    }),
    {live: true, env: {...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file}},
  );
}

async function endToEnd({shard}: Choice): Promise<Tally> {
  const browser = await ensureBrowser(console.log);
  console.log(`  browser: ${browser}`);
  return playwright('e2e', shard === undefined ? [] : [`--shard=${shard}`], {CHROME_PATH: browser});
}

/**
 * The oldest promised browsers, which Chromium simulates, and the other engines. One that isn't available on this
 * system is named, and neither passes nor fails.
 */
async function otherEngines(): Promise<Tally> {
  const browser = await ensureBrowser(console.log);
  const names = ['oldest', ...ensureEngines(console.log)];
  return playwright(
    'engines',
    ['--config=tests/engines/playwright.config.ts', ...names.map((name) => `--project=${name}`)],
    {CHROME_PATH: browser},
  );
}

/** The development server in a copy of the site, without what builds generate, as in a clone. */
async function start(): Promise<Tally> {
  const browser = await ensureBrowser(console.log);
  copySite(startSite);
  rmSync(path.join(startSite, 'docs/_generated'), {recursive: true, force: true});
  return playwright('start', ['--config=tests/start/playwright.config.ts'], {
    ...neutralEnvironment,
    CHROME_PATH: browser,
  });
}

async function builds(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const site of siteBuilds) {
    tallies.push(await buildSite(site, check));
  }
  return sum(tallies);
}

const linters: readonly Command[] = [
  ['oxlint'],
  ['oxfmt', '--check'],
  ['markdownlint-cli2'],
  ['cspell', 'lint', '--no-progress', '--no-summary', '--dot'],
];

/** The steps of a stage run in parallel, because none alone keeps two cores busy until its end. */
const stages: readonly (readonly Step[])[] = [
  [
    {
      name: 'typecheck',
      run: () => check(['node', path.join('node_modules', 'typescript-native', 'bin', 'tsc')]),
    },
    {
      name: 'lint',
      run: async () => sum(await Promise.all(linters.map((linter) => check(linter)))),
    },
    {name: 'unit', run: () => withPrograms('unit')},
    {name: 'host', run: () => withPrograms('host')},
    {name: 'build', run: builds},
  ],
  [
    {
      name: 'built',
      needs: ['build'],
      run: async () => sum(await Promise.all([vitest('built'), checkApiDescription()])),
    },
    {name: 'servers', run: servers},
    {name: 'search', needs: ['build'], run: () => check(['tsx', 'scripts/search-eval.ts'])},
  ],
  [{name: 'e2e', needs: ['build'], run: endToEnd}],
  // Not alongside the other browser tests: both start search hosts on the same ports.
  [{name: 'engines', needs: ['build'], run: otherEngines}],
  // Alone, because it's about how long an author waits.
  [{name: 'start', needs: ['build'], run: start}],
];

/** @throws naming the unknown step and those that exist */
function selectedStages({only}: Choice): readonly (readonly Step[])[] {
  const steps = stages.flat().map(({name}) => name);
  const names = only?.split(',') ?? steps;
  const wrong = names.find((name) => !steps.includes(name));
  if (wrong !== undefined) {
    throw new Error(`There is no step "${wrong}". The steps are: ${steps.join(', ')}.`);
  }
  return stages.map((stage) => stage.filter(({name}) => names.includes(name)));
}

/** Runs a step, unless one that it needs has failed, and reports the result. */
async function runStep(
  {name, needs = [], run}: Step,
  choice: Choice,
  failed: readonly string[],
): Promise<Tally> {
  const missing = needs.find((need) => failed.includes(need));
  if (missing !== undefined) {
    console.log(`− ${name}: not run, because ${missing} failed`);
    return {passed: 0, failed: 0};
  }
  console.log(`▶ ${name}`);
  const start = performance.now();
  const tally = await run(choice).catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : String(error));
    return {passed: 0, failed: 1};
  });
  const took = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${tally.failed === 0 ? '✔' : '✘'} ${name}: ${tally.passed} passed, ${tally.failed} failed, ${took} s`,
  );
  return tally;
}

async function main(): Promise<void> {
  const failed: string[] = [];
  const tallies: Tally[] = [];
  const {values: choice} = parseArgs({options: {only: {type: 'string'}, shard: {type: 'string'}}});
  for (const stage of selectedStages(choice)) {
    const outcomes = await Promise.all(stage.map((step) => runStep(step, choice, failed)));
    tallies.push(...outcomes);
    failed.push(...stage.map(({name}) => name).filter((_, index) => (outcomes[index]?.failed ?? 0) > 0));
  }
  if (failed.length > 0) {
    console.log(`Failed: ${failed.join(', ')}. Run one alone: npm test -- --only ${failed[0] ?? ''}`);
  }
  const total = sum(tallies);
  // Continuous integration reads this line: digits and words only, last.
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => {
    rmSync(reports, {recursive: true, force: true});
  });
