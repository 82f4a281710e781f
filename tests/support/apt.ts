/** Debian's packages for tools that tests need, where this user may install them. */
import {execFileSync, spawnSync} from 'node:child_process';

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, {stdio: 'ignore'}).status === 0;
}

/** The words to put before `apt-get`, or `undefined` when this user may not install packages. */
function aptPrefix(): readonly string[] | undefined {
  if (process.platform !== 'linux' || !succeeds('apt-get', ['--version'])) {
    return undefined;
  }
  if (process.getuid?.() === 0) {
    return [];
  }
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}

/**
 * Installs a package, after saying so.
 *
 * @returns whether there's an `apt-get` that this user may run
 * @throws when the package could not be installed
 */
export function installWithApt(name: string, say: (sentence: string) => void): boolean {
  const prefix = aptPrefix();
  if (prefix === undefined) {
    return false;
  }
  say(`Running \`apt-get install ${name}\`, which the tests need.`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  const aptGet = (...args: readonly string[]): void => {
    execFileSync('env', [...prefix, 'apt-get', ...args], {stdio: 'inherit', env});
  };
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', name);
  return true;
}
