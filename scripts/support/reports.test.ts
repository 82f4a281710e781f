import {describe, expect, it} from 'vitest';
import {playwrightTally, vitestTally} from './reports';

describe('the report of Vitest', () => {
  it('counts tests and names those that failed', () => {
    const json = JSON.stringify({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            {status: 'passed', fullName: 'one'},
            {status: 'failed', fullName: 'two', failureMessages: ['expected 1 to be 2']},
          ],
        },
      ],
    });
    expect(vitestTally(json)).toEqual({passed: 2, failed: 1, failures: ['two\nexpected 1 to be 2']});
  });

  it('counts a file that could not be loaded as a failure', () => {
    const json = JSON.stringify({
      numPassedTests: 0,
      numFailedTests: 0,
      testResults: [{name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: []}],
    });
    expect(vitestTally(json)).toEqual({passed: 0, failed: 1, failures: ['a.test.ts: no such module']});
  });
});

describe('the report of Playwright', () => {
  it('counts flaky tests as failed, finds failures in nested suites and says why', () => {
    const tests = [{results: [{errors: [{message: '\u001B[31mReceived:\u001B[39m 0'}]}]}];
    const json = JSON.stringify({
      stats: {expected: 5, unexpected: 1, flaky: 1, skipped: 0},
      errors: [],
      suites: [
        {
          specs: [{ok: true, title: 'x'}],
          suites: [{specs: [{ok: false, file: 'a.spec.ts', title: 'y', tests}]}],
        },
      ],
    });
    expect(playwrightTally(json)).toEqual({
      passed: 5,
      failed: 2,
      failures: ['a.spec.ts: y\nReceived: 0'],
    });
  });

  it('counts an error outside all tests, such as a server that did not start', () => {
    const json = JSON.stringify({
      stats: {expected: 0, unexpected: 0, flaky: 0, skipped: 0},
      errors: [{message: 'port in use'}],
      suites: [],
    });
    expect(playwrightTally(json)).toEqual({passed: 0, failed: 1, failures: ['port in use']});
  });

  it('refuses a report without figures', () => {
    expect(() => playwrightTally('{}')).toThrow('no number "expected"');
  });
});
