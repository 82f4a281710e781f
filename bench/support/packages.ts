import {spawnSync} from 'node:child_process';
import {cpus, release, type as system} from 'node:os';
import path from 'node:path';

export const projectRoot = path.join(import.meta.dirname, '../..');
export const benchFolder = path.join(projectRoot, 'bench');

/** Tells the reader what happens; standard output has only the tables. */
export function say(sentence: string): void {
  console.error(`${new Date().toLocaleTimeString('en-GB')} ${sentence}`);
}

/**
 * Brings the exact packages of a folder's lockfile, without running their scripts. It's not `npm ci`, because
 * Starlight's lockfile lacks the packages of other platforms.
 *
 * @throws when npm fails
 */
export function installPackages(folder: string): void {
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // Standard output is the report's. npm is a command file on Windows, which only a shell can start.
  const {status} = spawnSync('npm', args, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`npm could not install the packages of ${folder}.`);
  }
}

/** How, when, and where the figures of a report were measured. */
export function headLine(browserVersion: string): string {
  const command = ['npm run bench --', ...process.argv.slice(2)].join(' ').replace(/ --$/, '');
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}`;
  const programs = `${system()} ${release()}, Node.js ${process.versions.node}, Chromium ${browserVersion}`;
  return `\`${command}\`, ${new Date().toISOString().slice(0, 10)}. ${machine}, ${programs}.`;
}
