/** Debian packages for tools that tests need, if this user may install them. */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync} from 'node:fs';

/** Where a sentence for the reader goes. */
export type Say = (sentence: string) => void;

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, {stdio: 'ignore'}).status === 0;
}

/** The words to put before `apt-get`, or `undefined` if this user may not install packages. */
function aptPrefix(): readonly string[] | undefined {
  if (process.platform !== 'linux' || !succeeds('apt-get', ['--version'])) {
    return undefined;
  }
  if (process.getuid?.() === 0) {
    return [];
  }
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}

/** Runs `apt-get` as root. @throws when it fails */
function aptGet(prefix: readonly string[], ...args: readonly string[]): void {
  // The program that sudo starts sets the variable, because sudo passes on few of its own.
  const words = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  execFileSync('env', words, {stdio: 'inherit'});
}

/**
 * Installs packages, and announces it beforehand.
 *
 * @returns whether there's an `apt-get` that this user may run
 * @throws when one couldn't be installed
 */
export function installWithApt(names: readonly string[], say: Say): boolean {
  const prefix = aptPrefix();
  if (prefix === undefined) {
    return false;
  }
  say(`Running \`apt-get install ${names.join(' ')}\`.`);
  aptGet(prefix, 'update');
  aptGet(prefix, 'install', '-y', '--no-install-recommends', ...names);
  return true;
}

/**
 * Unpacks packages into a folder, without installing or starting anything.
 *
 * @returns whether there's an `apt-get` that this user may run
 * @throws when a package couldn't be fetched
 */
export function unpackWithApt(names: readonly string[], folder: string): boolean {
  const prefix = aptPrefix();
  if (prefix === undefined) {
    return false;
  }
  mkdirSync(folder, {recursive: true});
  aptGet(prefix, 'update');
  execFileSync('apt-get', ['download', ...names], {cwd: folder, stdio: 'inherit'});
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.deb'))) {
    execFileSync('dpkg-deb', ['--extract', file, '.'], {cwd: folder, stdio: 'inherit'});
  }
  return true;
}
