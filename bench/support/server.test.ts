import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect, type IncomingHttpHeaders} from 'node:http2';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {brotliDecompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {certificate, serve} from './server';

it('sends a page compressed and says so, because a browser would otherwise show bytes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  const page = `<!doctype html><title>Page</title>${'<p>A paragraph.</p>'.repeat(100)}`;
  writeFileSync(path.join(folder, 'index.html'), page);
  const server = await serve(folder);
  const client = connect(server.origin, {ca: certificate()});
  try {
    const response = client.request({':path': '/'});
    const [headers] = (await once(response, 'response')) as [IncomingHttpHeaders];
    const body = await buffer(response);
    expect(headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'br',
      'content-length': String(body.length),
    });
    expect(brotliDecompressSync(body).toString()).toBe(page);
    expect(server.sent).toMatchObject([{type: 'text/html; charset=utf-8', bytes: body.length}]);
  } finally {
    client.close();
    server.close();
    rmSync(folder, {recursive: true});
  }
});
