/** The configuration around the one that a build ships: ports of this machine, and one plain file to compare with. */
import {temporaryPaths} from '../../tests/support/nginx';

export interface LoadSetup {
  /** The `nginx.conf` that the build wrote. */
  readonly shipped: string;
  /** Folder that is served; the shipped configuration expects it elsewhere. */
  readonly buildFolder: string;
  /** Folder with the one plain file, and with what nginx writes. */
  readonly workFolder: string;
  readonly port: number;
  /** Files with modules that nginx has to load, such as the one for Brotli. */
  readonly modules: readonly string[];
  readonly isRoot: boolean;
}

/** The shipped configuration on a port of this machine, unchanged but for place and port. */
function shippedServer({shipped, buildFolder, port, modules}: LoadSetup): string {
  const hasBrotli = modules.some((file) => file.includes('brotli'));
  return shipped
    .replace('listen 80;', `listen 127.0.0.1:${port} backlog=1024;`)
    .replace(/root [^;]+;/, `root ${buildFolder};`)
    .replace('# brotli_static on;', hasBrotli ? 'brotli_static on;' : '$&');
}

/** A whole `nginx.conf`: the site on `port`, one plain file on the port after it. */
export function mainConfiguration(setup: LoadSetup): string {
  const {workFolder, port, modules, isRoot} = setup;
  return `${modules.map((file) => `load_module ${file};\n`).join('')}${isRoot ? 'user root;\n' : ''}worker_processes auto;
daemon off;
pid ${workFolder}/nginx.pid;
error_log ${workFolder}/error.log;
events {
  worker_connections 2048;
}
http {
  access_log off;
  ${temporaryPaths(workFolder)}
  server {
    listen 127.0.0.1:${port + 1} backlog=1024;
    root ${workFolder}/plain;
    sendfile on;
    tcp_nopush on;
    open_file_cache max=2000 inactive=60s;
  }
${shippedServer(setup)}}
`;
}
