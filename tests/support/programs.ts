/**
 * Programs that check the files and commands that the site gives its readers. If one is missing from a container,
 * Debian's package is installed.
 */
import {spawnSync} from 'node:child_process';
import {installWithApt, type Say} from './apt';
import {findProgram} from './findProgram';
import {temporaryFiles} from './temporaryFiles';

/** The Debian package of each program. */
const packages = {
  shellcheck: 'shellcheck',
  sqlite3: 'sqlite3',
  'systemd-analyze': 'systemd',
  visudo: 'sudo',
} as const;

type Program = keyof typeof packages;

const programs = Object.keys(packages) as readonly Program[];

/** Installs what's missing, where this user may. Elsewhere, the tests say what to do. */
export function ensurePrograms(say: Say): void {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length > 0) {
    installWithApt(
      missing.map((program) => packages[program]),
      say,
    );
  }
}

/**
 * Runs a program, and returns its output and whether it found nothing wrong.
 *
 * @throws if it's missing
 */
function runProgram(
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

/** The output of `visudo -c` for a sudoers file that it rejects, or `undefined` for a valid one. */
export function sudoersFault(text: string): string | undefined {
  const {isOk, output} = runProgram('visudo', ['-c', '-f', '-'], text);
  return isOk ? undefined : output;
}

/** systemd's complaints about units that belong together. @param units texts by name */
export function unitFaults(units: Readonly<Record<string, string>>): string {
  // It prints nothing about a valid unit, and succeeds despite an unknown setting.
  return runProgram('systemd-analyze', ['verify', ...temporaryFiles(units)]).output;
}

/** A ShellCheck comment. */
interface Comment {
  readonly file: string;
  readonly line: number;
  readonly code: number;
  readonly message: string;
}

/** Nobody wants a failed `cd` in a pasted command to close the terminal. */
const advisedForFilesOnly = 2164;

/**
 * ShellCheck's findings for scripts, each with its line.
 *
 * @param shell `sh` for files that begin with `#!/bin/sh`, `bash` for commands that readers paste
 * @param severity the lowest to report: `error` for what a shell can't read or never means
 */
export function shellFaults(
  scripts: Iterable<string>,
  shell: 'sh' | 'bash',
  severity: 'style' | 'error' = 'style',
): readonly string[] {
  const texts = [...new Set(scripts)];
  const options = [
    '--norc',
    '--format=json',
    `--shell=${shell}`,
    `--severity=${severity}`,
    ...(shell === 'bash' ? [`--exclude=${advisedForFilesOnly}`] : []),
  ];
  const paths = temporaryFiles(Object.fromEntries(texts.map((text, index) => [`${index}.sh`, text])));
  const {output} = runProgram('shellcheck', [...options, ...paths]);
  return (JSON.parse(output) as readonly Comment[]).map(
    ({file, line, code, message}) =>
      `${texts[paths.indexOf(file)]?.split('\n')[line - 1] ?? file}: ${message} (SC${code})`,
  );
}
