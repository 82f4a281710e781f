/** Installs packages that only a bench needs, when it needs them. */
import {spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The folder of the packages that only the benches need. */
export const benchPackages = path.join(import.meta.dirname, '..');

/** Written after an installation, so that the next run sees that nothing is to be done. */
const stampName = 'node_modules/.installed-lock.json';

/**
 * `npm ci` refuses a lockfile without the packages of other systems, and not all of Astro's were published when the
 * file was made. `npm install` takes the same versions and looks for those that are missing.
 */
const incompleteLockfiles: ReadonlySet<string> = new Set(['starlight']);

function sameText(a: string, b: string): boolean {
  return existsSync(a) && existsSync(b) && readFileSync(a, 'utf8') === readFileSync(b, 'utf8');
}

/**
 * Brings the exact packages of a folder's lockfile, without running their scripts.
 *
 * @param say where the sentence for the reader goes
 * @throws when npm fails
 */
export function installPackages(folder: string, say: (sentence: string) => void): void {
  const lockfile = path.join(folder, 'package-lock.json');
  const stamp = path.join(folder, stampName);
  if (sameText(lockfile, stamp)) {
    return;
  }
  const command = incompleteLockfiles.has(path.basename(folder)) ? ['install', '--no-save'] : ['ci'];
  const args = [...command, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  say(`Installing the packages of ${path.relative(process.cwd(), folder)} with \`npm ${args.join(' ')}\`.`);
  // npm is a command file on Windows, which only a shell can start.
  const {status} = spawnSync('npm', args, {
    cwd: folder,
    // Standard output is the report's.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`npm could not install the packages of ${folder}.`);
  }
  copyFileSync(lockfile, stamp);
}

/** Exact versions of the direct dependencies of a folder, by name. */
export function pinnedVersions(folder: string): Readonly<Record<string, string>> {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {dependencies = {}} = JSON.parse(text) as {dependencies?: Record<string, string>};
  return dependencies;
}
