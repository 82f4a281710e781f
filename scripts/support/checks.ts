/** Runs named checks one after the other, prints a line for each and adds them up. */
import {problemLines, type Problem} from '../../tests/checks/problem';
import {singleCheck, sum, type Tally} from './step';

const maxLines = 20;

export interface Check {
  readonly name: string;
  readonly find: () => readonly Problem[];
}

function runCheck({name, find}: Check): Tally {
  const problems = find();
  console.log(`  ${problems.length === 0 ? '✔' : '✘'} ${name}`);
  const lines = problemLines(problems);
  const shown = lines.slice(0, maxLines).map((line) => `  - ${line}`);
  const more = lines.length > maxLines ? [`  … and ${lines.length - maxLines} more`] : [];
  return singleCheck(problems.length === 0, [`Not true: ${name}`, ...shown, ...more].join('\n'));
}

export function runChecks(checks: readonly Check[]): Tally {
  return sum(checks.map(runCheck));
}
