/** A small static server that answers as the hosting does, for builds under test. */
import {createReadStream, readFileSync, statSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {headersFor, resolveAddress, type HeaderRule} from './resolve';

export interface ServerOptions {
  /** Folder with the build. */
  readonly dir: string;
  /** Path under which the build is served, with a slash at both ends. */
  readonly base?: string;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The header rules of the deployment itself, so that tests and hosting cannot drift apart. */
function deploymentRules(): readonly HeaderRule[] {
  const parsed = JSON.parse(readFileSync('vercel.json', 'utf8')) as {readonly headers: readonly HeaderRule[]};
  return parsed.headers;
}

function plainNotFound(response: ServerResponse): void {
  response.writeHead(404, {'Content-Type': 'text/plain; charset=utf-8'});
  response.end('Not found\n');
}

/** `undefined` when the address is malformed or outside the base path. */
function pathUnder(base: string, url: string): string | undefined {
  const [address = '/'] = url.split(/[?#]/);
  let pathname: string;
  try {
    pathname = decodeURIComponent(address);
  } catch {
    return undefined;
  }
  if (`${pathname}/` === base) {
    return '/';
  }
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined;
}

/** Creates the server; the caller lets it listen and closes it. */
export function createStaticServer({dir, base = '/'}: ServerOptions): Server {
  const root = path.resolve(dir);
  const rules = deploymentRules();
  // Resolving first keeps `..` inside the folder: what climbs out does not exist.
  const fileAt = (name: string): string | undefined => {
    const file = path.resolve(root, name);
    const inside = file.startsWith(root + path.sep);
    return inside && statSync(file, {throwIfNoEntry: false})?.isFile() === true ? file : undefined;
  };
  return createServer((request, response) => {
    const pathname = pathUnder(base, request.url ?? '/');
    if (pathname === undefined) {
      plainNotFound(response);
      return;
    }
    const {status, file} = resolveAddress(pathname, (name) => fileAt(name) !== undefined);
    const found = file === undefined ? undefined : fileAt(file);
    if (found === undefined) {
      plainNotFound(response);
      return;
    }
    const type = contentTypes[path.extname(found)] ?? 'application/octet-stream';
    response.writeHead(status, {...headersFor(pathname, rules), 'Content-Type': type});
    createReadStream(found).pipe(response);
  });
}
