/** Compares what the accessibility page tells with what the browser tests saw. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {differences, summarize, type AccessibilityReport} from '../accessibility-report/summarize';
import {runFolder, type RunPart} from './accessibilityRun';
import {listFiles} from './files';
import {singleCheck, type Tally} from './step';

export const reportFile = 'src/site/accessibilityReport.json';

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What the last run of the browser tests saw. @throws Error when it was not whole */
export function readRun(date: string): AccessibilityReport {
  const files = existsSync(runFolder) ? listFiles(runFolder) : [];
  return summarize(
    files.map((file) => readJson(path.join(runFolder, file)) as RunPart),
    date,
  );
}

/** One check: red when the page tells something else, or when the tests found a violation. */
export function accessibilityChecks(): Tally {
  const told = readJson(reportFile) as AccessibilityReport;
  const run = readRun(told.date);
  const faults = [
    ...differences(told, run),
    ...(run.violations === 0 ? [] : [`the tests found ${run.violations} violations`]),
  ];
  return singleCheck(
    faults.length === 0,
    ['Not true: the accessibility page tells what the tests saw', ...faults.map((fault) => `  - ${fault}`)]
      .concat('Run `npm run accessibility:report` and commit the file.')
      .join('\n'),
  );
}
