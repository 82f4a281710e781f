import {setImmediate as pause} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {problemLines, type Problem} from './problem';

// The pause is for Vitest: it gives up on a worker that handles no message for a minute, which is short on a busy
// machine.

/** A test that fails with one line for each kind of problem. */
export function rule(name: string, find: () => readonly Problem[] | Promise<readonly Problem[]>): void {
  // Some read every page.
  it(name, {timeout: 120_000}, async () => {
    expect(problemLines(await find())).toEqual([]);
    await pause();
  });
}
