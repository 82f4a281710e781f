/** Serves a built site like a good static host: HTTP/2, precompressed files, clean URLs, and a log of the responses. */
import {execSync} from 'node:child_process';
import {createHash, X509Certificate} from 'node:crypto';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createSecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {contentTypes} from '../../plugins/after-build/server-files/headers/contentTypes';
import {compressFolder} from '../../scripts/compress/compressFolder';
import {existingFile} from '../../tests/e2e/support/resolve';

const request =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost ' +
  '-addext subjectAltName=DNS:localhost -keyout /dev/stdout -out /dev/stdout';

let made: string | undefined;

/**
 * A key and a certificate for this machine and this run, in PEM, one after the other.
 *
 * @throws when there's no `openssl`
 */
function certificate(): string {
  // Through a pipe, because Node.js gives programs sockets, which can't be opened as files.
  made ??= execSync(`openssl ${request} | cat`, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  return made;
}

/**
 * The switch that lets Chromium trust this certificate and no other. Ignoring all certificate errors would also turn
 * off its HTTP cache and distort the times of clicks.
 */
export function trustSwitch(): string {
  const key = new X509Certificate(certificate()).publicKey.export({type: 'spki', format: 'der'});
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

/** One response of the server. */
export interface Sent {
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The size of the body as the browser received it. */
  readonly bytes: number;
  /** Fetched for a page that the reader may open next. */
  readonly isPrefetch: boolean;
}

export interface Server {
  readonly origin: string;
  /** All responses so far, including those to workers. */
  readonly sent: readonly Sent[];
  readonly close: () => void;
}

/** The total size of some responses, in KiB. */
export function kibOf(responses: readonly Sent[]): number {
  return responses.reduce((sum, {bytes}) => sum + bytes, 0) / 1024;
}

/** Serves a copy of a folder on a free port of this machine. */
export async function serve(folder: string): Promise<Server> {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  cpSync(folder, copy, {recursive: true});
  compressFolder(copy);
  const has = (file: string): boolean =>
    statSync(path.join(copy, file), {throwIfNoEntry: false})?.isFile() === true;
  const sent: Sent[] = [];
  const server = createSecureServer({key: certificate(), cert: certificate()}, (request, response) => {
    const pathname = decodeURIComponent(new URL(request.url, 'https://localhost').pathname);
    const file = existingFile({pathname, base: '/', has});
    if (file === undefined) {
      response.writeHead(404, {'content-type': 'text/plain'});
      response.end('Not found\n');
      return;
    }
    const target = path.join(copy, file);
    const isBrotli = existsSync(`${target}.br`);
    const body = readFileSync(isBrotli ? `${target}.br` : target);
    const type = contentTypes[path.extname(file).slice(1)] ?? 'application/octet-stream';
    const purpose = String(request.headers['sec-purpose'] ?? request.headers.purpose ?? '');
    sent.push({type, at: Date.now(), bytes: body.length, isPrefetch: purpose.includes('prefetch')});
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      ...(isBrotli && {'content-encoding': 'br'}),
      // Longer than a walk through a site.
      'cache-control': 'public, max-age=3600',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // Lets a failed run end even though nobody closes its servers.
  server.unref();
  const {port} = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    rmSync(copy, {recursive: true});
  };
  return {origin: `https://localhost:${port}`, sent, close};
}
