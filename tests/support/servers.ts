/**
 * The web servers that check the configurations that the site gives its readers. If they're missing, Debian's packages
 * are unpacked into a folder of the project: an installation would start them, and take up ports of the machine.
 */
import path from 'node:path';
import {unpackWithApt} from './apt';
import {findProgram} from './findProgram';

/** Programs and, by the same names, their Debian packages. */
export type WebServer = 'nginx' | 'caddy';

const folder = path.resolve('.cache/servers');

function findServer(name: WebServer): string | undefined {
  return findProgram(name, [path.join(folder, 'usr/sbin'), path.join(folder, 'usr/bin')]);
}

/**
 * The paths of the programs, found or unpacked.
 *
 * @throws Error with what to do if one is missing
 */
export function ensureServers(names: readonly WebServer[]): ReadonlyMap<WebServer, string> {
  const missing = names.filter((name) => findServer(name) === undefined);
  if (missing.length > 0) {
    unpackWithApt(missing, folder);
  }
  return new Map(
    names.map((name) => {
      const found = findServer(name);
      if (found === undefined) {
        throw new Error(`${name} is needed and isn't there. Install it, and run the command again.`);
      }
      return [name, found];
    }),
  );
}

/** Lines for a test's nginx, which otherwise would need write access to the folders that were compiled in. */
export function temporaryPaths(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
}
