/** nginx and the load generator, from the packages of Debian and its relatives. */
import {existsSync} from 'node:fs';
import {installWithApt} from '../../tests/support/apt';
import {findProgram} from '../../tests/support/findProgram';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Tools {
  /** Paths of the programs. */
  readonly nginx: string;
  readonly wrk: string;
  /** The modules that nginx has to load. */
  readonly modules: readonly string[];
}

/**
 * Installs what's missing, and says so.
 * @throws Error that names the packages when they can't be installed
 */
export function prepareTools(say: (sentence: string) => void): Tools {
  const missing = ['nginx', 'wrk'].filter((name) => findProgram(name) === undefined);
  if (missing.length > 0) {
    installWithApt(missing, say);
  }
  const [nginx, wrk] = [findProgram('nginx'), findProgram('wrk')];
  if (nginx === undefined || wrk === undefined) {
    throw new Error(`Install ${missing.join(' and ')} first.`);
  }
  return {nginx, wrk, modules: existsSync(brotliModule) ? [brotliModule] : []};
}
