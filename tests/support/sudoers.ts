import {runProgram} from './programs';

/** What `visudo -c` says about a sudoers file that it refuses, or `undefined` for a good one. */
export function sudoersFault(text: string): string | undefined {
  const {isOk, output} = runProgram('visudo', ['-c', '-f', '-'], text);
  return isOk ? undefined : output;
}
