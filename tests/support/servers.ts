/**
 * The web servers that check the configurations that the site gives its readers. If they're missing, Debian's packages
 * are unpacked into a folder of the project: an installation would start them, and take up ports of the machine.
 */
import path from 'node:path';
import {unpackWithApt} from './apt';
import {findProgram} from './findProgram';

/** Programs and, by the same names, their Debian packages. */
const servers = ['nginx', 'caddy'] as const;
type WebServer = (typeof servers)[number];

const folder = path.resolve('.cache/servers');

function findServer(name: WebServer): string | undefined {
  return findProgram(name, [path.join(folder, 'usr/sbin'), path.join(folder, 'usr/bin')]);
}

/**
 * Unpacks what's missing, where this user may. Elsewhere, the tests say what to do.
 *
 * @throws when a package couldn't be fetched
 */
export function ensureServers(): void {
  const missing = servers.filter((name) => findServer(name) === undefined);
  if (missing.length > 0) {
    unpackWithApt(missing, folder);
  }
}

/** The path of a server. @throws Error with what to do if it's missing */
export function serverPath(name: WebServer): string {
  const found = findServer(name);
  if (found === undefined) {
    throw new Error(`${name} is missing. This installs it, where it can be had: npm test -- --only servers`);
  }
  return found;
}

/** Lines for a test's nginx, which otherwise would need write access to the folders that were compiled in. */
export function temporaryPaths(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
}
