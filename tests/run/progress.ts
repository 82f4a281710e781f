/** Shows the progress of the browser tests: a line for each finished file, then every failure with its reason. */
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {
  type FullConfig,
  type Reporter,
  type Suite,
  type TestCase,
  type TestError,
  type TestResult,
} from '@playwright/test/reporter';

interface FileProgress {
  left: number;
  failed: number;
  seconds: number;
}

function reasons(errors: readonly TestError[]): string {
  return errors
    .map(({message, value, snippet, location}) =>
      [
        message ?? value ?? '',
        snippet ?? '',
        ...(location ? [`at ${path.relative('', location.file)}:${location.line}`] : []),
      ].join('\n'),
    )
    .join('\n');
}

export default class Progress implements Reporter {
  private readonly files = new Map<string, FileProgress>();
  private readonly failures: string[] = [];
  private finished = 0;
  private root = '';

  onBegin({rootDir}: FullConfig, suite: Suite): void {
    this.root = rootDir;
    for (const test of suite.allTests()) {
      const file = this.fileOf(test);
      this.files.set(file, {left: (this.files.get(file)?.left ?? 0) + 1, failed: 0, seconds: 0});
    }
    console.log(`  ${suite.allTests().length} tests in ${this.files.size} files`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const name = this.fileOf(test);
    const file = this.files.get(name);
    if (file === undefined) {
      return;
    }
    file.seconds += result.duration / 1000;
    const passed = result.status === test.expectedStatus;
    if (!passed) {
      this.fail(`${name}:${test.location.line} ${test.title}`, result.errors);
    }
    file.left -= 1;
    file.failed += passed ? 0 : 1;
    if (file.left === 0) {
      this.finished += 1;
      const outcome = file.failed === 0 ? '✔' : `✘ ${file.failed} failed:`;
      console.log(`  ${this.finished}/${this.files.size} ${outcome} ${name} (${file.seconds.toFixed(0)} s)`);
    }
  }

  /** Errors outside of all tests, such as a server that didn't start. */
  onError(error: TestError): void {
    this.fail('Outside of the tests', [error]);
  }

  onEnd(): void {
    console.log(this.failures.join('\n\n'));
  }

  printsToStdio(): boolean {
    return true;
  }

  private fileOf({location, parent}: TestCase): string {
    return `${parent.project()?.name ?? ''} ${path.relative(this.root, location.file)}`;
  }

  private fail(title: string, errors: readonly TestError[]): void {
    this.failures.push(stripVTControlCharacters(`✘ ${title}\n${reasons(errors)}`));
  }
}
