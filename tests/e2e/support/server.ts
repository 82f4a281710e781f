/** A small static server that responds as the hosting does, for builds under test. */
import {createReadStream, readFileSync, statSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {contentTypes, missingFile} from '../../../plugins/after-build/server-files/headers/contentTypes';
import {serverFolder} from '../../../plugins/after-build/server-files/serverFolder';
import {
  type VercelConfiguration,
  type VercelRoute,
} from '../../../plugins/after-build/server-files/servers/vercel';
import {resolveAddress} from './resolve';

/** Where an archive shows this site's pages: below it, a URL has a page's own path. */
export const archive = '/web/20261127/https://docs.example.com';

/** A page as it's sent. */
export interface SentPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

export interface ServerOptions {
  /** Folder with the build. */
  readonly dir: string;
  /** Path under which the build is served, with a slash at both ends. */
  readonly base?: string;
  /** What a test changes about each page before it's sent. */
  readonly alter?: (page: SentPage) => SentPage;
  /** What a test changes about the text of each style sheet and of each worker's script. */
  readonly alterPart?: (text: string, kind: PartKind) => string;
}

/** What the browser requests a file for, according to `Sec-Fetch-Dest`. */
type PartKind = 'style' | 'worker';

function isPart(destination: unknown): destination is PartKind {
  return destination === 'style' || destination === 'worker';
}

/** The rules that the build wrote for its hosting, so tests and hosting can't diverge. */
function routesOf(buildFolder: string): readonly VercelRoute[] {
  const file = path.join(serverFolder(buildFolder), 'vercel.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as VercelConfiguration).routes;
}

function plainNotFound(response: ServerResponse): void {
  response.writeHead(404, {'Content-Type': 'text/plain; charset=utf-8'});
  response.end(missingFile.text);
}

/** The decoded path; `undefined` if the URL is malformed or outside the base path. */
function pathUnder(base: string, url: string): string | undefined {
  const [address = '/'] = url.split(/[?#]/);
  let pathname: string;
  try {
    pathname = decodeURIComponent(address);
  } catch {
    return undefined;
  }
  if (`${pathname}/` === base) {
    return base;
  }
  return pathname.startsWith(base) ? pathname : undefined;
}

/** Creates the server; the caller starts and closes it. */
export function createStaticServer({dir, base = '/', alter, alterPart}: ServerOptions): Server {
  const root = path.resolve(dir);
  const routes = routesOf(root);
  // Resolving first keeps `..` inside the folder: anything that escapes it doesn't exist.
  const fileAt = (name: string): string | undefined => {
    const file = path.resolve(root, name);
    const inside = file.startsWith(root + path.sep);
    return inside && statSync(file, {throwIfNoEntry: false})?.isFile() === true ? file : undefined;
  };
  // A client that waits for five seconds would send its next request just as the server, by default, closes the
  // connection.
  return createServer({keepAliveTimeout: 0}, (request, response) => {
    const pathname = pathUnder(base, (request.url ?? '/').replace(archive, ''));
    if (pathname === undefined) {
      plainNotFound(response);
      return;
    }
    const has = (name: string): boolean => fileAt(name) !== undefined;
    const {status, file, headers} = resolveAddress(
      {pathname, base, has, accept: request.headers.accept ?? ''},
      routes,
    );
    const found = file === undefined ? undefined : fileAt(file);
    if (found === undefined) {
      plainNotFound(response);
      return;
    }
    const type = contentTypes[path.extname(found).slice(1)] ?? 'application/octet-stream';
    if (alter !== undefined && type.startsWith('text/html')) {
      const page = alter({headers, html: readFileSync(found, 'utf8')});
      response.writeHead(status, {...page.headers, 'Content-Type': type});
      response.end(page.html);
      return;
    }
    response.writeHead(status, {...headers, 'Content-Type': type});
    const destination = request.headers['sec-fetch-dest'];
    if (alterPart !== undefined && isPart(destination)) {
      response.end(alterPart(readFileSync(found, 'utf8'), destination));
      return;
    }
    createReadStream(found).pipe(response);
  });
}
