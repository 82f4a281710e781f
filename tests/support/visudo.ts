/** sudo's own check of a sudoers file. */
import {spawnSync} from 'node:child_process';
import {installWithApt} from './apt';
import {findProgram} from './findProgram';

/** Installs sudo in a container that lacks it. Elsewhere, the tests say what to do. */
export function ensureVisudo(say: (sentence: string) => void): void {
  if (findProgram('visudo') === undefined) {
    installWithApt('sudo', say);
  }
}

/**
 * What `visudo -c` says about a file that it refuses, or `undefined` for a good one.
 *
 * @throws where there's no visudo
 */
export function sudoersFault(text: string): string | undefined {
  const visudo = findProgram('visudo');
  if (visudo === undefined) {
    throw new Error('visudo is missing. Install the package sudo, and run the tests again.');
  }
  const {status, stdout, stderr} = spawnSync(visudo, ['-c', '-f', '-'], {input: text, encoding: 'utf8'});
  return status === 0 ? undefined : `${stdout}${stderr}`;
}
