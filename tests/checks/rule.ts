import {setImmediate} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {problemLines, type Problem} from './problem';

/** A test that fails with one line for each kind of problem. */
export function rule(name: string, find: () => readonly Problem[] | Promise<readonly Problem[]>): void {
  // Some read every page.
  it(name, {timeout: 120_000}, async () => {
    expect(problemLines(await find())).toEqual([]);
    // Vitest gives up on a worker that takes no message for a minute, and on a busy machine some checks add up to more.
    await setImmediate();
  });
}
