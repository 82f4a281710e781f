/**
 * Whether nginx, with the configuration that a build ships, redirects any form of a URL to the page, and gives programs
 * the form of a page that they prefer.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {nginxConfiguration} from '@site/plugins/after-build/server-files/servers/nginx';
import {addressKinds} from '@site/src/site/fixtures/addresses';
import {redirects} from '@site/src/site/redirects';
import {freePort} from '../support/freePort';
import {serverPath, temporaryPaths} from '../support/servers';
import {waitForPort} from '../support/waitForPort';

const markdown = 'text/markdown; charset=utf-8';
const html = 'text/html; charset=utf-8';
const files: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': 'Home',
  'index.md': '# Home',
  'docs/index.html': 'Docs',
  'docs.md': '# Docs',
  'docs.md.gz': gzipSync('# Docs'),
  'docs/tags/index.html': 'Tags',
  'docs/tags.md': '# Tags',
  '404.html': 'Page not found',
  '404.md': '# Page not found',
  'llms.txt': 'All pages',
};

const ledByServers = addressKinds
  .filter(({byServer}) => byServer)
  .flatMap(({addresses}) => Object.entries(addresses))
  .map(([address, target]) => [address.replace(/#.*/, ''), target.replace(/#.*/, '')] as const);

/** A file for each page of the table. */
const pagesOfTable = Object.fromEntries(
  ledByServers.map(([, target]) => [
    `${target.slice(1).replace(/\?.*/, '')}/index.html`.replace(/^\//, ''),
    'Page',
  ]),
);

let folder: string;
let origin: string;
let nginx: ChildProcess;
let ended: Promise<unknown>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  for (const [name, content] of Object.entries({...pagesOfTable, ...files})) {
    const file = path.join(folder, 'site', name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  const root = 'https://docs.example.com/';
  const rules = {basePath: '/', root, headers: {}, redirects, serverName: 'localhost'};
  const shipped = nginxConfiguration(rules)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/root [^;]+;/, `root ${folder}/site;`);
  const main = path.join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    main,
    `${user}\ndaemon off;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${temporaryPaths(folder)}\n${shipped}\n}\n`,
  );
  nginx = spawn(serverPath('nginx'), ['-e', `${folder}/error.log`, '-p', folder, '-c', main], {
    stdio: 'inherit',
  });
  ended = once(nginx, 'exit');
  await waitForPort(nginx, port);
}, 120_000);

afterAll(async () => {
  nginx.kill();
  await ended;
});

async function response(address: string, accept: string): Promise<readonly [number, string | null, string]> {
  const {status, headers, text} = await fetch(origin + address, {headers: {accept}}).then(async (found) => ({
    status: found.status,
    headers: found.headers,
    text: await found.text(),
  }));
  return [status, headers.get('content-type'), text];
}

it.each([
  ['/', 'text/markdown', 200, markdown, '# Home'],
  ['/', 'text/html', 200, html, 'Home'],
  ['/docs', 'text/markdown', 200, markdown, '# Docs'],
  ['/docs/', 'text/markdown, text/html, */*', 200, markdown, '# Docs'],
  ['/docs', '*/*', 200, html, 'Docs'],
  ['/docs', 'text/markdown;q=0.9, text/html;q=0.8', 200, html, 'Docs'],
  ['/docs', 'text/markdown;q=0.8, text/html;q=0.9', 200, html, 'Docs'],
  ['/docs', 'text/markdown;q=0', 200, html, 'Docs'],
  ['/docs/tags', 'text/markdown', 200, markdown, '# Tags'],
  ['/docs.md', 'text/html', 200, markdown, '# Docs'],
  ['/nope', 'text/markdown', 404, markdown, '# Page not found'],
  ['/nope', 'text/html', 404, html, 'Page not found'],
  ['/nope.md', 'text/html', 404, markdown, '# Page not found'],
  ['/404', 'text/markdown', 404, markdown, '# Page not found'],
  ['/404/', 'text/markdown', 404, markdown, '# Page not found'],
  ['/nope.js', 'text/markdown', 404, 'text/plain; charset=utf-8', 'Not found'],
  ['/llms.txt', 'text/markdown', 200, 'text/plain; charset=utf-8', 'All pages'],
])('%s for "%s" is %i, %s', async (address, accept, ...expected) => {
  expect(await response(address, accept)).toEqual(expected);
});

it.each(ledByServers)('%s leads to %s', async (address, target) => {
  const {status, url} = await fetch(origin + address, {headers: {accept: 'text/html'}});
  expect([status, url.slice(origin.length)]).toEqual([200, target]);
});

it.each(['//evil.example/', '/%0d%0aSet-Cookie:x/index.html', '/docs%0d%0aX:y//', '//%5C/evil.example//x'])(
  '%s leads neither to another host nor to another header',
  async (address) => {
    const {status, headers} = await fetch(origin + address, {redirect: 'manual'});
    expect([308, 404]).toContain(status);
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])[^\r\n]*$/);
    expect(headers.get('set-cookie') ?? headers.get('x')).toBeNull();
  },
);

it.each([
  ['/docs', 'text/markdown', 'Accept'],
  ['/docs', 'text/html', 'Accept'],
  ['/nope', 'text/markdown', 'Accept'],
  ['/llms.txt', 'text/markdown', null],
])('Caches keep %s for "%s" apart by the header %s', async (address, accept, vary) => {
  const {headers} = await fetch(origin + address, {headers: {accept, 'accept-encoding': 'identity'}});
  const names = (headers.get('vary') ?? '').split(', ').filter((name) => name && name !== 'Accept-Encoding');
  expect(names).toEqual(vary === null ? [] : [vary]);
});

it.each([
  ['/docs.md', '*/*', '<https://docs.example.com/docs>; rel="canonical"'],
  ['/docs', 'text/markdown', '<https://docs.example.com/docs>; rel="canonical"'],
  ['/docs/tags.md', '*/*', '<https://docs.example.com/docs/tags>; rel="canonical"'],
  ['/index.md', '*/*', '<https://docs.example.com/>; rel="canonical"'],
  ['/', 'text/markdown', '<https://docs.example.com/>; rel="canonical"'],
  ['/llms.txt', '*/*', '<https://docs.example.com/map>; rel="canonical"'],
  ['/docs', 'text/html', null],
  ['/nope.md', '*/*', null],
  ['/nope', 'text/markdown', null],
])('%s for "%s" is a copy of the page %s', async (address, accept, link) => {
  const {headers} = await fetch(origin + address, {headers: {accept}});
  expect(headers.get('link')).toBe(link);
});

it('Markdown is cached like pages, sent compressed, and kept apart from everything else', async () => {
  const {headers} = await fetch(`${origin}/docs`, {headers: {accept: 'text/markdown'}});
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(headers.get('vary')?.split(', ').sort()).toEqual(['Accept', 'Accept-Encoding']);
  const etag = headers.get('etag') ?? '';
  const again = (accept: string) =>
    fetch(`${origin}/docs`, {headers: {accept, 'if-none-match': etag}}).then(({status}) => status);
  expect(await again('text/markdown')).toBe(304);
  expect(await again('text/html')).toBe(200);
});

it('A page that a deployment overwrites is sent in its current form, and whole', async () => {
  const file = path.join(folder, 'site/docs/index.html');
  const page = () => fetch(`${origin}/docs`).then((sent) => sent.text());
  expect(await page()).toBe('Docs');
  for (const next of ['Documentation', 'D', 'Docs']) {
    writeFileSync(file, next);
    expect(await page()).toBe(next);
  }
});
