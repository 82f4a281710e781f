import {spawnSync} from 'node:child_process';
import {cpus, release, type as system} from 'node:os';
import path from 'node:path';

export const projectRoot = path.join(import.meta.dirname, '../..');
export const benchFolder = path.join(projectRoot, 'bench');

/** Reports progress on standard error; standard output gets only the tables. */
export function progress(sentence: string): void {
  console.error(`${new Date().toLocaleTimeString('en-GB')} ${sentence}`);
}

/**
 * Installs Lighthouse and the other generators from the lockfile, without running their scripts. `npm ci` would
 * reinstall them on each run.
 *
 * @throws when npm fails
 */
export function installPackages(): void {
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // Standard output is only for the report. npm is a command file on Windows, which only a shell can start.
  const {status} = spawnSync('npm', args, {
    cwd: benchFolder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`npm could not install the packages of ${benchFolder}.`);
  }
}

/** Prints, on its last line, the processor time of what it ran, such as `0m21.5s 0m3.1s`: its own and the system's. */
const timed = '"$@" >&2 && times';

/**
 * Runs the build of a generator in the folder of a site.
 *
 * @returns seconds of processor time, of all cores together
 * @throws when the build fails
 */
export function runBuild(
  site: string,
  script: string,
  args: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): number {
  const env = {...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...settings};
  const command = ['-c', timed, 'sh', process.execPath, script, 'build', ...args];
  const {status, stdout} = spawnSync('sh', command, {
    cwd: site,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
  });
  if (status !== 0) {
    throw new Error(`${site} couldn't be built.`);
  }
  const children = stdout.trim().split('\n').at(-1) ?? '';
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** How, when, and where the figures of a report were measured. */
export function headLine(browserVersion: string): string {
  const command = ['npm run bench --', ...process.argv.slice(2)].join(' ').replace(/ --$/, '');
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}`;
  const programs = `${system()} ${release()}, Node.js ${process.versions.node}, Chromium ${browserVersion}`;
  return `\`${command}\`, ${new Date().toISOString().slice(0, 10)}. ${machine}, ${programs}.`;
}
