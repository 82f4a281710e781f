/** Serves a built site as a good static host does: HTTP/2, compressed once, clean addresses, a log of what went out. */
import {readFileSync, statSync} from 'node:fs';
import {createSecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {missingFile} from '../../plugins/server-files/headers/contentTypes';
import {listFiles} from '../../scripts/support/files';
import {certificate} from './certificate';
import {compress, type Sizes} from './compressed';
import {contentTypeOf, isCompressible} from './contentTypes';
import {servedFile} from './servedFile';

/** One answer of the server. */
export interface Sent {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of the body, in each form; the browser took the brotli one where it is smaller. */
  readonly sizes: Sizes;
  /** Fetched for a page that the reader may open next. */
  readonly isPrefetch: boolean;
}

export interface SiteServer {
  readonly origin: string;
  /** Everything sent so far, workers included. */
  readonly sent: readonly Sent[];
  readonly close: () => void;
}

interface Body {
  readonly type: string;
  readonly bytes: Buffer;
  readonly isBrotli: boolean;
  readonly sizes: Sizes;
}

/** Names with a hash never change; the others are asked for again, as hosts do by default. */
const hashed = /^\/(?:assets|_astro|pagefind)\/|[.-][\w-]{8,}\.(?:js|css|json|woff2|svg|png|webp|avif)$/;

async function readBody(file: string): Promise<Body> {
  const raw = readFileSync(file);
  const extension = path.extname(file);
  const type = contentTypeOf(file) ?? 'application/octet-stream';
  if (!isCompressible(extension)) {
    const size = raw.length;
    return {type, bytes: raw, isBrotli: false, sizes: {raw: size, gzip: size, brotli: size}};
  }
  const {gzip, brotli} = await compress(raw);
  const isBrotli = brotli.length < raw.length;
  const smaller = (compressed: Buffer): number => Math.min(raw.length, compressed.length);
  const sizes = {raw: raw.length, gzip: smaller(gzip), brotli: smaller(brotli)};
  return {type, bytes: isBrotli ? brotli : raw, isBrotli, sizes};
}

/** Compresses ahead whatever a page of the site may ask for, so that no request waits for it. */
async function readBodies(folder: string): Promise<ReadonlyMap<string, Body>> {
  const bodies = new Map<string, Body>();
  for (const file of listFiles(folder)) {
    const isPage = file.endsWith('.html');
    // Pages are many and are read when they are asked for.
    if (!isPage && statSync(path.join(folder, file)).size < 2 ** 22) {
      bodies.set(file, await readBody(path.join(folder, file)));
    }
  }
  return bodies;
}

/** Serves a folder at a free port of this machine. */
export async function serveSite(folder: string): Promise<SiteServer> {
  const bodies = new Map(await readBodies(folder));
  const has = (file: string): boolean =>
    statSync(path.join(folder, file), {throwIfNoEntry: false})?.isFile() === true;
  const sent: Sent[] = [];
  const server = createSecureServer({...certificate(), allowHTTP1: true}, (request, response) => {
    void (async () => {
      const {pathname} = new URL(request.url, 'https://localhost');
      const {status, file} = servedFile(decodeURIComponent(pathname), has);
      if (file === undefined) {
        response.writeHead(status, {'content-type': 'text/plain'});
        response.end(missingFile.text);
        return;
      }
      const body = bodies.get(file) ?? (await readBody(path.join(folder, file)));
      bodies.set(file, body);
      const purpose = request.headers['sec-purpose'] ?? request.headers.purpose ?? '';
      sent.push({
        path: pathname,
        at: Date.now(),
        sizes: body.sizes,
        isPrefetch: purpose.includes('prefetch'),
      });
      response.writeHead(status, {
        'content-type': body.type,
        'content-length': body.bytes.length,
        'cache-control': hashed.test(pathname)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=600',
        vary: 'accept-encoding',
        ...(body.isBrotli && {'content-encoding': 'br'}),
      });
      response.end(request.method === 'HEAD' ? '' : body.bytes);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // A run that fails ends, although nobody closes its servers.
  server.unref();
  const {port} = server.address() as AddressInfo;
  return {origin: `https://localhost:${port}`, sent, close: () => server.close()};
}
