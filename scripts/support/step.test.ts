import {describe, expect, it} from 'vitest';
import {selectedNames, singleCheck, sum} from './step';

describe('the steps of the test command', () => {
  it('adds up what the steps counted and keeps the failures in order', () => {
    const total = sum([
      {passed: 3, failed: 0, failures: []},
      singleCheck(false, 'first'),
      singleCheck(false, 'second'),
    ]);
    expect(total).toEqual({passed: 3, failed: 2, failures: ['first', 'second']});
  });

  it('runs all steps without arguments', () => {
    expect(selectedNames([], ['lint', 'unit'])).toBeUndefined();
  });

  it('runs the steps named after --only', () => {
    expect(selectedNames(['--only', 'unit,lint'], ['lint', 'unit'])).toEqual(['unit', 'lint']);
  });

  it('refuses an unknown step and lists those that exist', () => {
    expect(() => selectedNames(['--only', 'unitt'], ['lint', 'unit'])).toThrow(
      'There is no step "unitt". The steps are: lint, unit.',
    );
  });

  it('refuses an unknown option', () => {
    expect(() => selectedNames(['--fast'], ['lint'])).toThrow('Unknown arguments "--fast"');
  });
});
