/** sudo's own check of a sudoers file. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {installWithApt} from './apt';

/** Folders of system programs, which aren't on every user's path. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

function findVisudo(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...systemFolders];
  return folders.map((folder) => path.join(folder, 'visudo')).find((file) => existsSync(file));
}

/** Installs sudo in a container that lacks it. Elsewhere, the tests say what to do. */
export function ensureVisudo(say: (sentence: string) => void): void {
  if (findVisudo() === undefined) {
    installWithApt('sudo', say);
  }
}

/**
 * What `visudo -c` says about a file that it refuses, or `undefined` for a good one.
 *
 * @throws where there's no visudo
 */
export function sudoersFault(text: string): string | undefined {
  const visudo = findVisudo();
  if (visudo === undefined) {
    throw new Error('visudo is missing. Install the package sudo, and run the tests again.');
  }
  const {status, stdout, stderr} = spawnSync(visudo, ['-c', '-f', '-'], {input: text, encoding: 'utf8'});
  return status === 0 ? undefined : `${stdout}${stderr}`;
}
