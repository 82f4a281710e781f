/** Programs that run alongside the sentences and end with them. */
import {spawn, type ChildProcess} from 'node:child_process';

/**
 * Starts a program that ends when this process does, at the latest. Its file descriptor 3 is a pipe that it may write
 * to.
 */
export function startProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const child = spawn(program, args, {
    env: {...process.env, ...env},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const end = (): void => {
    child.kill();
  };
  process.once('exit', end);
  child.once('exit', () => {
    process.off('exit', end);
  });
  return child;
}
