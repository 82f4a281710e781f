import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {searchSettings} from '../../src/site/search';
import {listenOnLoopback, type LoopbackServer} from '../../tests/support/loopback';
import {indexSynonyms} from './indexSettings';
import {push} from './push';

const page =
  '<html lang="en"><head><link rel="canonical" href="https://docs.test/docs/deploy">' +
  '<meta name="docsearch:docusaurus_tag" content="docs-default-current"></head>' +
  '<body><main><article><h1>Deploy</h1><p>Run it with Docker.</p></article></main></body></html>';

const {indexName} = searchSettings;
/** The client appends a random number, which is left out here. */
const temporary = `${indexName}_tmp`;
const newIds = ['/docs/deploy#:0', '/docs/deploy#:1'];

interface SentRequest {
  readonly method: string;
  /** The name of an index. */
  readonly index: string;
  /** What the rest of the path says, such as `settings`. */
  readonly action: string;
  readonly body: unknown;
}

let directory: string;
let server: LoopbackServer;
/** What has been sent to the service, in order. */
let sent: SentRequest[];
/** The network fails from this request on (0 is the first). */
let failFrom: number;

/** Responds to every request as if the task that it begins were done. */
async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isGone = sent.length >= failFrom;
  const {method = '', url = ''} = request;
  const [, , , index = '', ...action] = new URL(url, server.origin).pathname.split('/');
  const withoutNumber = (name: string): string => name.replace(/_tmp_\d+/, '_tmp');
  const body = withoutNumber(await text(request));
  sent.push({
    method,
    index: withoutNumber(index),
    action: action.join('/'),
    body: body === '' ? null : JSON.parse(body),
  });
  if (isGone) {
    response.destroy();
    return;
  }
  response.writeHead(200, {'Content-Type': 'application/json'});
  response.end('{"taskID":1,"updatedAt":"2020-01-01T00:00:00.000Z","status":"published"}');
}

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'search-push-'));
  await writeFile(path.join(directory, 'index.html'), page);
  sent = [];
  failFrom = Infinity;
  server = await listenOnLoopback(
    createServer((request, response) => {
      void respond(request, response);
    }),
  );
});
afterEach(async () => {
  await server.close();
});

/** Pushes with a key, unless another environment is given. */
async function run(isDryRun = false, own?: Readonly<Record<string, string>>): Promise<string> {
  const lines: string[] = [];
  const env = own ?? {
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_ADMIN_API_KEY: 'admin',
    ALGOLIA_HOSTS: server.origin,
  };
  await push({directory, isDryRun, env, print: (text) => lines.push(text)});
  return lines.join('\n');
}

it('a dry run needs no key, sends nothing, and says what would be sent', async () => {
  expect(await run(true, {ALGOLIA_HOSTS: server.origin})).toMatch(
    /^2 records from 1 pages in .+\nDry run: nothing is sent\. A push would also set \d+ groups of synonyms\.$/,
  );
  expect(sent).toEqual([]);
});

it('a push sets what searching needs, and moves a complete temporary index onto the live one', async () => {
  const printed = await run();
  const changes = sent.filter(({method}) => method !== 'GET');
  const copy = {action: 'operation', body: {operation: 'copy', destination: temporary}};
  const live = changes.filter(({index}) => index === indexName);
  expect(live).toMatchObject([
    {method: 'PUT', action: 'settings'},
    {method: 'POST', action: 'synonyms/batch', body: indexSynonyms},
    copy,
    copy,
  ]);
  expect(JSON.stringify(live[0]?.body)).toMatch(/language.*docusaurus_tag.*type/);
  expect(changes.filter(({action}) => action === 'batch')).toMatchObject([
    {index: temporary, body: {requests: newIds.map((objectID) => ({body: {objectID}}))}},
  ]);
  expect(changes.at(-1)).toMatchObject({
    index: temporary,
    action: 'operation',
    body: {operation: 'move', destination: indexName},
  });
  // The key is for the service alone.
  expect(printed).not.toContain('admin');
});

it('a push whose network fails anywhere sends nothing after that but the removal of the temporary index', async () => {
  await run();
  const complete = sent;
  for (const step of complete.keys()) {
    sent = [];
    failFrom = step;
    await expect(run(), `failing at step ${step}`).rejects.toThrow();
    expect(sent.slice(0, step + 1)).toEqual(complete.slice(0, step + 1));
    const later = sent.slice(step + 1).map(({method, index}) => `${method} ${index}`);
    expect(later.filter((request) => request !== `DELETE ${temporary}`)).toEqual([]);
  }
});

it('without a key, it says which one to set before it sends anything', async () => {
  await expect(run(false, {ALGOLIA_APP_ID: 'APP'})).rejects.toThrow('ALGOLIA_ADMIN_API_KEY is missing');
  expect(sent).toEqual([]);
});

it('without a build, it says how to make one', async () => {
  await rm(path.join(directory, 'index.html'));
  await expect(run(true, {})).rejects.toThrow('has no page to search. Run "npm run build" first');
  const missing = path.join(directory, 'missing');
  const pushed = push({directory: missing, isDryRun: true, env: {}, print: () => undefined});
  await expect(pushed).rejects.toThrow('missing has no page to search. Run "npm run build" first');
});
