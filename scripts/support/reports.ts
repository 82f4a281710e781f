/** Reads the JSON reports of the two test runners. Pure: text in, tally out. */
import {stripVTControlCharacters} from 'node:util';
import {type Tally} from './step';

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function countOf(value: unknown, name: string): number {
  const count = fieldOf(value, name);
  if (typeof count !== 'number') {
    throw new Error(`The report has no number "${name}": the runner's format changed or it did not finish.`);
  }
  return count;
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

function textOf(value: unknown, name: string): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : '';
}

/** A failure and why, so that the end of a long output is enough to see what went wrong. */
function withReasons(title: string, reasons: readonly unknown[]): string {
  return [title, ...reasons.map((reason) => stripVTControlCharacters(String(reason)))].join('\n');
}

/** A file that could not even be loaded has no tests in it, so Vitest's counts alone would miss it. */
export function vitestTally(json: string): Tally {
  const report: unknown = JSON.parse(json);
  const files = listOf(report, 'testResults');
  const broken = files.filter(
    (file) => textOf(file, 'status') === 'failed' && listOf(file, 'assertionResults').length === 0,
  );
  const failedTests = files
    .flatMap((file) => listOf(file, 'assertionResults'))
    .filter((test) => textOf(test, 'status') === 'failed');
  return {
    passed: countOf(report, 'numPassedTests'),
    failed: countOf(report, 'numFailedTests') + broken.length,
    failures: [
      ...failedTests.map((test) => withReasons(textOf(test, 'fullName'), listOf(test, 'failureMessages'))),
      ...broken.map((file) => `${textOf(file, 'name')}: ${textOf(file, 'message')}`),
    ],
  };
}

/** What a spec's runs complained about. */
function reasonsOf(spec: unknown): readonly string[] {
  return listOf(spec, 'tests')
    .flatMap((test) => listOf(test, 'results'))
    .flatMap((result) => listOf(result, 'errors'))
    .map((error) => textOf(error, 'message'));
}

/** Failed tests in a suite and the suites within, in order. */
function failedSpecs(suite: unknown): readonly string[] {
  const own = listOf(suite, 'specs')
    .filter((spec) => fieldOf(spec, 'ok') === false)
    .map((spec) => withReasons(`${textOf(spec, 'file')}: ${textOf(spec, 'title')}`, reasonsOf(spec)));
  return [...own, ...listOf(suite, 'suites').flatMap(failedSpecs)];
}

/** A flaky test counts as failed: nothing here is retried, so there is none unless somebody hides one. */
export function playwrightTally(json: string): Tally {
  const report: unknown = JSON.parse(json);
  const stats = fieldOf(report, 'stats');
  const errors = listOf(report, 'errors');
  return {
    passed: countOf(stats, 'expected'),
    failed: countOf(stats, 'unexpected') + countOf(stats, 'flaky') + errors.length,
    failures: [...errors.map((error) => textOf(error, 'message')), ...failedSpecs(report)],
  };
}
