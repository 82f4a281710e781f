/** nginx and the load generator, from the packages of Debian and its relatives. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

function isThere(tool: string): boolean {
  return spawnSync('which', [tool]).status === 0 || existsSync(`/usr/sbin/${tool}`);
}

/**
 * Installs what is missing, and says so.
 *
 * @returns the modules that nginx has to load
 * @throws Error that names the packages when they cannot be installed
 */
export function prepareTools(say: (sentence: string) => void): readonly string[] {
  const missing = ['nginx', 'wrk'].filter((tool) => !isThere(tool));
  if (missing.length > 0) {
    const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...missing] as const;
    say(`Installing ${missing.join(' and ')}: ${command.join(' ')}`);
    const {status} = spawnSync(command[0], command.slice(1), {stdio: ['ignore', 'ignore', 'inherit']});
    if (status !== 0) {
      throw new Error(`Install ${missing.join(' and ')} first, as root: ${command.join(' ')}`);
    }
  }
  return existsSync(brotliModule) ? [brotliModule] : [];
}
