/** Programs that check what readers give them. Where one is missing, Debian's package is installed in a container. */
import {spawnSync} from 'node:child_process';
import {installWithApt} from './apt';
import {findProgram} from './findProgram';

/** By program, Debian's package that has it. */
const packages = {
  shellcheck: 'shellcheck',
  sqlite3: 'sqlite3',
  'systemd-analyze': 'systemd',
  visudo: 'sudo',
} as const;

export type Program = keyof typeof packages;

const programs = Object.keys(packages) as readonly Program[];

/** Installs what's missing, where this user may. Elsewhere, the tests say what to do. */
export function ensurePrograms(say: (sentence: string) => void): void {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length > 0) {
    installWithApt(
      missing.map((program) => packages[program]),
      say,
    );
  }
}

/**
 * Runs a program, and returns what it prints and whether it found nothing wrong.
 *
 * @throws where it's missing
 */
export function runProgram(
  program: Program,
  args: readonly string[],
  input = '',
): {readonly isOk: boolean; readonly output: string} {
  const file = findProgram(program);
  if (file === undefined) {
    throw new Error(
      `${program} is missing. Install the package ${packages[program]}, and run the tests again.`,
    );
  }
  const {status, stdout, stderr} = spawnSync(file, args, {input, encoding: 'utf8'});
  return {isOk: status === 0, output: stdout + stderr};
}
