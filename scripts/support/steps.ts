/** The steps of `npm test`, in the order in which they run. */
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {accessibilityChecks} from './accessibilityChecks';
import {builtChecks} from './builtChecks';
import {ensureBrowser} from './browser';
import {runScript, runTool} from './command';
import {docsChecks} from './docsChecks';
import {lockfileCheck} from './lockfileCheck';
import {playwrightTally, vitestTally} from './reports';
import {buildSite, siteBuilds} from './siteBuilds';
import {singleCheck, sum, type Step, type Tally} from './step';

/** One tool is one check; its own output is what a reader needs when it fails. */
async function toolCheck(name: string, args: readonly string[]): Promise<Tally> {
  const {ok, output} = await runTool(name, args);
  return singleCheck(ok, `${[name, ...args].join(' ')}\n${output.trim()}`);
}

async function inTurn<Item>(items: readonly Item[], run: (item: Item) => Promise<Tally>): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const item of items) {
    tallies.push(await run(item));
  }
  return sum(tallies);
}

function reportFile(runner: string): string {
  return path.join(mkdtempSync(path.join(tmpdir(), 'test-report-')), `${runner}.json`);
}

/** Without a report the runner never came to its tests, and its output says why. */
function tallyFromReport(file: string, output: string, read: (json: string) => Tally): Tally {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    return singleCheck(false, `No usable report (${String(error)}).\n${output.trim()}`);
  }
}

/** A runner that exits red although its report counts no failure must not pass. */
function honest(tally: Tally, ok: boolean, output: string): Tally {
  return ok || tally.failed > 0 ? tally : sum([tally, singleCheck(false, output.trim())]);
}

async function unit(): Promise<Tally> {
  const file = reportFile('vitest');
  const {ok, output} = await runTool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  if (!ok) {
    console.log(output);
  }
  return honest(tallyFromReport(file, output, vitestTally), ok, output);
}

async function endToEnd(): Promise<Tally> {
  const browser = await ensureBrowser((sentence) => {
    console.log(sentence);
  });
  console.log(`  browser: ${browser}`);
  const file = reportFile('playwright');
  const {ok, output} = await runScript('e2e', ['--reporter=line,json'], {
    env: {CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file},
  });
  if (!ok) {
    console.log(output);
  }
  return honest(tallyFromReport(file, output, playwrightTally), ok, output);
}

/** The floors of the search, on the pages as they were built. */
async function searchEval(): Promise<Tally> {
  const {ok, output} = await runScript('search:eval', []);
  return singleCheck(ok, `npm run search:eval\n${output.trim()}`);
}

const linters: readonly (readonly [string, ...string[]])[] = [
  ['eslint', '--max-warnings=0', '.'],
  ['prettier', '--check', '--log-level=warn', '.'],
  ['markdownlint-cli2'],
  ['cspell', 'lint', '--no-progress', '--no-summary', '--dot'],
];

async function lint(): Promise<Tally> {
  return sum([lockfileCheck(), await inTurn(linters, ([tool, ...args]) => toolCheck(tool, args))]);
}

export const steps: readonly Step[] = [
  {name: 'typecheck', run: () => toolCheck('tsc', [])},
  {name: 'lint', run: lint},
  {name: 'docs', run: () => Promise.resolve().then(docsChecks)},
  {name: 'unit', run: unit},
  {
    name: 'build',
    run: () =>
      inTurn(siteBuilds, async (site) => {
        const {ok, output} = await buildSite(site);
        return singleCheck(ok, `The build "${site.name}" stopped.\n${output.trim()}`);
      }),
  },
  {name: 'built', needs: ['build'], run: () => Promise.resolve(builtChecks())},
  {name: 'search', needs: ['build'], run: searchEval},
  {name: 'e2e', needs: ['build'], run: endToEnd},
  {name: 'accessibility', needs: ['build', 'e2e'], run: () => Promise.resolve().then(accessibilityChecks)},
];
